// Pure packages must give the same answer on every machine and at every hour, and must run in any engine. So they may
// not reach the clock, chance, timers or the console, not even by way of globalThis or an ambient declaration.
import ts from 'typescript'
import { isPure, packagesOf, sourcesOf } from '../workspace.mjs'
import { isValueReference, lineOf, parse, walk } from './syntax.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */

const forbidden = {
  Date: 'a clock would make a replay differ; time belongs to the shells',
  performance: 'a clock would make a replay differ; time belongs to the shells',
  setTimeout: 'timers belong to the shells',
  setInterval: 'timers belong to the shells',
  setImmediate: 'timers belong to the shells',
  queueMicrotask: 'timers belong to the shells',
  structuredClone: 'a game clones its own state by hand, which is much faster',
  console: 'a pure package returns what it has to say',
  globalThis: 'it would open a way around every other rule',
  eval: 'it would open a way around every other rule',
}

/** The answers of these differ from one machine's language data to another's. `messages` alone speaks a language. */
const localeDependent = ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase']

export const globals = {
  name: 'globals',
  rules: [...Object.keys(forbidden), 'Math.random', 'locale', 'ambient-declaration', 'reference-directive'],
  /** @param {string} root @returns {Finding[]} */
  inspect: (root) =>
    packagesOf(root)
      .filter(isPure)
      .flatMap((name) => sourcesOf(root, name).flatMap((file) => inspectFile(parse(root, file), name))),
}

/** @param {ts.SourceFile} source @param {string} packageName @returns {Finding[]} */
function inspectFile(source, packageName) {
  /** @type {Finding[]} */
  const findings = []
  /** @param {ts.Node} node @param {string} rule @param {string} reason */
  const refuse = (node, rule, reason) => findings.push({ file: source.fileName, line: lineOf(node), rule, reason })

  for (const directive of [
    ...source.referencedFiles,
    ...source.libReferenceDirectives,
    ...source.typeReferenceDirectives,
  ]) {
    const line = source.getLineAndCharacterOfPosition(directive.pos).line + 1
    const reason = `a reference to ${directive.fileName} would let in what tsconfig keeps out`
    findings.push({ file: source.fileName, line, rule: 'reference-directive', reason })
  }
  walk(source, (node) => {
    if (isAmbient(node)) refuse(node, 'ambient-declaration', 'an ambient declaration would hide an unknown global')
    if (packageName !== 'messages' && ts.isPropertyAccessExpression(node) && localeDependent.includes(node.name.text))
      refuse(node, 'locale', `${node.name.text} depends on the machine's language data; compare code units instead`)
    if (!ts.isIdentifier(node) || !isValueReference(node)) return
    if (Object.hasOwn(forbidden, node.text))
      refuse(node, node.text, `${node.text}: ${forbidden[/** @type {keyof typeof forbidden} */ (node.text)]}`)
    if (node.text === 'Math' && !isMathWithoutChance(node.parent))
      refuse(node, 'Math.random', 'Math.random: chance is a choice of fate, asked for and recorded')
    if (node.text === 'Intl' && packageName !== 'messages')
      refuse(node, 'locale', "Intl depends on the machine's language data; only messages speaks a language")
  })
  return findings
}

/** `Math.floor` is fine; `Math.random`, `Math['random']` and a Math passed on by name are not. @param {ts.Node} use */
const isMathWithoutChance = (use) => ts.isPropertyAccessExpression(use) && use.name.text !== 'random'

/** @param {ts.Node} node */
const isAmbient = (node) =>
  (ts.isVariableStatement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isModuleDeclaration(node)) &&
  (node.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DeclareKeyword) ?? false)
