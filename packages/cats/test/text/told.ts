import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const sources = fileURLToPath(new URL('../../src', import.meta.url))

/** Every type of event that stands in the sources, told in some game or not. */
export function typesTold(): Set<string> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return new Set(files.flatMap((file) => typesIn(readFileSync(join(sources, file), 'utf8'))))
}

/** The words that `type` may be in each `tell?.({ type, ... })` of a source text. */
function typesIn(source: string): string[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest)
  const constants = new Map<string, ts.Expression>()
  const told: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer)
    ts.forEachChild(node, visit)
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'tell'
    )
      told.push(...wordsOf(typeOf(node), constants))
  }
  visit(file)
  return told
}

function typeOf(call: ts.CallExpression): ts.Expression {
  const event = call.arguments[0] as ts.ObjectLiteralExpression
  const type = event.properties.find(({ name }) => name && ts.isIdentifier(name) && name.text === 'type')
  return (type as ts.PropertyAssignment).initializer
}

function wordsOf(type: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string[] {
  if (ts.isStringLiteral(type)) return [type.text]
  if (ts.isConditionalExpression(type))
    return [...wordsOf(type.whenTrue, constants), ...wordsOf(type.whenFalse, constants)]
  const constant = ts.isIdentifier(type) ? constants.get(type.text) : undefined
  if (!constant) throw new Error(`cannot read the type of an event off ${type.kind}`)
  return wordsOf(constant, constants)
}
