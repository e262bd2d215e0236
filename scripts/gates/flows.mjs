// A flow called without `yield*` compiles and does nothing: the rule it stands for would silently not happen. This
// gate asks the type checker for every call that gives a generator and refuses those whose result goes nowhere.
import { join, relative } from 'node:path'
import ts from 'typescript'
import { filesBelow, isPure, packagesOf, sourcesOf } from '../workspace.mjs'
import { lineOf, walk } from './syntax.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */

export const flows = {
  name: 'flows',
  rules: ['flow-not-run'],
  /** @param {string} root @returns {Finding[]} */
  inspect(root) {
    // The shells drive games from outside, and have no flows.
    const names = packagesOf(root).filter(isPure)
    const files = names.flatMap((name) => [
      ...sourcesOf(root, name),
      ...filesBelow(root, `packages/${name}/test`, ['.ts', '.tsx']),
    ])
    const program = ts.createProgram(
      files.map((file) => join(root, file)),
      optionsOf(root),
    )
    const checker = program.getTypeChecker()
    return files.flatMap((file) => {
      const source = program.getSourceFile(join(root, file))
      if (!source) return [{ file, line: 1, rule: 'flow-not-run', reason: 'the compiler did not read this file' }]
      return inspectFile(source, checker, root)
    })
  },
}

/** @param {string} root @returns {ts.CompilerOptions} */
function optionsOf(root) {
  const path = join(root, 'tsconfig.tests.json')
  const parsed = ts.parseJsonConfigFileContent(ts.readConfigFile(path, ts.sys.readFile).config, ts.sys, root)
  const { tsBuildInfoFile: _, ...options } = parsed.options
  return { ...options, noEmit: true, incremental: false }
}

/** @param {ts.SourceFile} source @param {ts.TypeChecker} checker @param {string} root @returns {Finding[]} */
function inspectFile(source, checker, root) {
  /** @type {Finding[]} */
  const findings = []
  walk(source, (node) => {
    // Types are asked for last: they are what takes time.
    if (!ts.isCallExpression(node) || isRun(node, checker) || !isFlow(checker.getTypeAtLocation(node))) return
    const called = node.expression.getText(source).slice(0, 60)
    const reason = `${called}(...) is a flow; called without yield* it does nothing`
    const file = relative(root, source.fileName).replaceAll('\\', '/')
    findings.push({ file, line: lineOf(node), rule: 'flow-not-run', reason })
  })
  return findings
}

/** @param {ts.Type} type @returns {boolean} */
function isFlow(type) {
  if (type.isUnion()) return type.types.some(isFlow)
  return type.aliasSymbol?.name === 'Flow' || /^(?:Async)?Generator$/.test(type.symbol?.name ?? '')
}

/**
 * Whether the value of an expression goes somewhere that can run it: on by yield* or return, into a variable, an
 * argument, a list or a loop.
 * @param {ts.Expression} node @param {ts.TypeChecker} checker @returns {boolean}
 */
function isRun(node, checker) {
  const parent = node.parent
  if (ts.isYieldExpression(parent)) return parent.asteriskToken !== undefined
  if (ts.isArrowFunction(parent)) return parent.body !== node || !isCalledForNothing(parent, checker)
  if (isTransparent(parent, node)) return isRun(/** @type {ts.Expression} */ (parent), checker)
  if (ts.isBinaryExpression(parent))
    return parent.operatorToken.kind === ts.SyntaxKind.EqualsToken && parent.right === node
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isPropertyAssignment(parent))
    return parent.initializer === node
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isForOfStatement(parent)) return parent.expression === node
  return (
    ts.isReturnStatement(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isSpreadElement(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent)
  )
}

/** Expressions whose value is the value of the part. @param {ts.Node} whole @param {ts.Expression} part */
function isTransparent(whole, part) {
  if (ts.isConditionalExpression(whole)) return whole.condition !== part
  if (ts.isBinaryExpression(whole)) {
    const either = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken]
    if (either.includes(whole.operatorToken.kind)) return true
    return (
      whole.right === part &&
      [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.CommaToken].includes(whole.operatorToken.kind)
    )
  }
  return (
    ts.isParenthesizedExpression(whole) ||
    ts.isAsExpression(whole) ||
    ts.isSatisfiesExpression(whole) ||
    ts.isNonNullExpression(whole)
  )
}

/** `list.forEach((seat) => turn(seat))`: the callback's result is thrown away. */
/** @param {ts.ArrowFunction} arrow @param {ts.TypeChecker} checker */
function isCalledForNothing(arrow, checker) {
  const wanted = checker.getContextualType(arrow)?.getCallSignatures()[0]
  return wanted !== undefined && (checker.getReturnTypeOfSignature(wanted).flags & ts.TypeFlags.Void) !== 0
}
