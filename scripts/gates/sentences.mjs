// Only `messages` speaks to people: code elsewhere carries ids and parameters, so that all four languages say it.
// Names of cards live in content. Words for programmers are no sentences in this sense: messages of errors, what the
// conformance suite and a game's audit report, the headings of what `balance` measures. The server also speaks, in English, to the one who runs it.
import ts from 'typescript'
import { packagesOf, sourcesOf } from '../workspace.mjs'
import { lineOf, parse, walk } from './syntax.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */

const maySpeak = ['messages', 'conformance', 'balance', 'server']

/** Content, and the audit of a game's books. */
const mayHoldWords = /\/src\/(?:content\/|(?:\w+\/)?(?:\w+-)?audit\.ts$)/

/** Stands in a template's text for what is put in: a word, for all we know. */
const placeholder = '\uE000'

/** Two words of three letters or more, with at most one shorter word or number between them. */
const prose = /\p{L}{3,}[,.;:!?]?\s+(?:\S{1,4}\s+)?(?:\p{L}{3,}|\uE000)|\uE000[,.;:!?]?\s+(?:\S{1,4}\s+)?\p{L}{3,}/u

/** What one types at a prompt is the same in every language. */
const command = /^\s*(?:[A-Z_]+=\S+ )*(?:npx )?nora [\w\uE000<-]/

export const sentences = {
  name: 'sentences',
  rules: ['sentence'],
  /** @param {string} root @returns {Finding[]} */
  inspect: (root) =>
    packagesOf(root)
      .filter((name) => !maySpeak.includes(name))
      .flatMap((name) => sourcesOf(root, name))
      .filter((file) => !mayHoldWords.test(file))
      .flatMap((file) => inspectFile(parse(root, file))),
}

/** @param {ts.SourceFile} source @returns {Finding[]} */
function inspectFile(source) {
  /** @type {Finding[]} */
  const findings = []
  walk(source, (node) => {
    const text = textOf(node)
    if (text === undefined || !prose.test(text) || command.test(text)) return
    if (isForProgrammers(node) || isForTheBrowser(node, text)) return
    const reason = `a sentence outside messages: ${JSON.stringify(text.replaceAll(placeholder, '…').trim().slice(0, 60))}`
    findings.push({ file: source.fileName, line: lineOf(node), rule: 'sentence', reason })
  })
  return findings
}

/** @param {ts.Node} node @returns {string | undefined} */
function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isJsxText(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => placeholder + span.literal.text).join('')
  return undefined
}

/** What an attribute of an element says to people; all others are for the browser: paths, transforms, classes. */
const spokenAttribute = /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label)$/

/** A transform of a picture looks like words. */
const transform = /^(?:(?:translate|rotate|scale|matrix)\([^()]*\)\s*)+$/

/** @param {ts.Node} node @param {string} text */
function isForTheBrowser(node, text) {
  if (transform.test(text.trim())) return true
  for (let up = node.parent; up && !ts.isFunctionLike(up); up = up.parent) {
    if (ts.isJsxAttribute(up)) return !spokenAttribute.test(up.name.getText())
  }
  return false
}

/** @param {ts.Node} node */
function isForProgrammers(node) {
  if (ts.isPropertyAccessExpression(node.parent) && node.parent.name.text === 'split') return true
  if (ts.isLiteralTypeNode(node.parent)) return true
  for (let up = node.parent; up; up = up.parent) {
    if (ts.isThrowStatement(up)) return true
    if (ts.isNewExpression(up) && isErrorName(up.expression.getText())) return true
    if (ts.isCallExpression(up) && up.expression.kind === ts.SyntaxKind.SuperKeyword && isInErrorClass(up)) return true
    if (ts.isFunctionLike(up)) return false
  }
  return false
}

/** @param {ts.Node} node */
function isInErrorClass(node) {
  for (let up = node.parent; up; up = up.parent) if (ts.isClassLike(up)) return isErrorName(up.name?.text ?? '')
  return false
}

/** @param {string} name */
const isErrorName = (name) => /(?:Error|Fault)$/.test(name)
