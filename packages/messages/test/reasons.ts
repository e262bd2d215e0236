import ts from 'typescript'

/** A reason code as it stands in the source, with the parameters given there; `undefined` when they are not spelled out. */
export interface GivenReason {
  readonly code: string
  readonly params: readonly string[] | undefined
}

/** The functions that make a reason from a code. */
const makers = new Set(['because', 'refuse', 'refused'])

/** Every `because('code', { ... })` in a source text; `because(here ? 'code' : 'other')` gives two. */
export function reasonsIn(source: string): GivenReason[] {
  const found: GivenReason[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && makers.has(node.expression.text)) {
      const [code, params] = node.arguments
      for (const text of code ? codesOf(code) : []) found.push({ code: text, params: params ? keysOf(params) : [] })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest))
  return found
}

function codesOf(code: ts.Expression): string[] {
  if (ts.isConditionalExpression(code)) return [...codesOf(code.whenTrue), ...codesOf(code.whenFalse)]
  return ts.isStringLiteral(code) ? [code.text] : []
}

function keysOf(params: ts.Expression): string[] | undefined {
  if (!ts.isObjectLiteralExpression(params)) return undefined
  const keys = params.properties.map(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined,
  )
  return keys.every((key) => key !== undefined) ? keys : undefined
}
