// The glossary says what things are called. No message, rules page or name of a card may call them otherwise.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { filesBelow } from '../workspace.mjs'
import { lineOf, parse, walk } from './syntax.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */
/** @typedef {{ name: Record<string, string>, not?: Record<string, string[]>, from?: Record<string, string>, except?: Record<string, string> }} Term */
/** @typedef {{ game: string, id: string, file: string, line: number, term: Term }} Entry */
/** @typedef {{ id: string, language: string, text: string, file: string, line: number }} Saying */

const folder = 'packages/messages/src'
const glossaryFolder = `${folder}/glossary`
/** The terms of the table hold for everything that is said; those of a game for what is said of it. */
const everywhere = 'table'

export const terms = {
  name: 'terms',
  rules: ['forbidden-synonym', 'idle-exception'],
  /** @param {string} root @returns {Finding[]} */
  inspect(root) {
    const books = booksOf(root)
    const sayings = [...messagesOf(root), ...contentNamesOf(root)]
    return glossaryOf(root).flatMap((entry) => inspectTerm(entry, sayings, books))
  },
}

/** @param {Entry} entry @param {readonly Saying[]} sayings @param {Record<string, Record<string, string>>} books @returns {Finding[]} */
function inspectTerm({ game, id, file, line, term }, sayings, books) {
  const idle = new Set(Object.keys(term.except ?? {}))
  const findings = Object.entries(term.not ?? {}).flatMap(([language, synonyms]) =>
    sayings
      .filter((saying) => saying.language === language && isAbout(saying.id, game))
      .flatMap((saying) => {
        const said = synonyms.map((synonym) => patternOf(synonym).exec(saying.text)?.[0]).find(Boolean)
        if (said === undefined) return []
        if (term.except?.[saying.id] !== undefined) {
          idle.delete(saying.id)
          return []
        }
        const from = term.from?.[language] ? `: ${books[game]?.[language]}, ${term.from[language]}` : ''
        const reason = `${language} ${saying.id} says “${said}”; the term is “${term.name[language]}” (${game}.${id}${from})`
        return [{ file: saying.file, line: saying.line, rule: 'forbidden-synonym', reason }]
      }),
  )
  const spare = [...idle].map((saying) => ({
    file,
    line,
    rule: 'idle-exception',
    reason: `${game}.${id}: ${saying} needs no exception`,
  }))
  return [...findings, ...spare]
}

/** `kart* stavu` is found in `Karty stavu`, not in `škarta stavu`. @param {string} synonym */
function patternOf(synonym) {
  const words = synonym.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\d])${words.join('\\p{L}*')}(?!\\p{L})`, 'iu')
}

/**
 * A message is about a game if its area or a part of its key is called after it; common words are about every game.
 * @param {string} id @param {string} game
 */
function isAbout(id, game) {
  if (game === everywhere) return true
  const [area = '', ...key] = id.split('.')
  return area.toLowerCase().replace(/^web/, '').startsWith(game) || area === 'common' || key.includes(game)
}

/** @param {string} root @returns {Entry[]} */
function glossaryOf(root) {
  return filesBelow(root, glossaryFolder, ['.ts']).flatMap((file) =>
    propertiesIn(parse(root, file))
      .filter(({ value }) => typeof value === 'object' && value !== null && 'name' in value)
      .map(({ key, value, line }) => ({
        game: file.slice(glossaryFolder.length + 1, -'.ts'.length),
        id: key,
        file,
        line,
        term: /** @type {Term} */ (value),
      })),
  )
}

/** @param {string} root @returns {Record<string, Record<string, string>>} */
function booksOf(root) {
  const [file] = filesBelow(root, glossaryFolder, ['books.ts'])
  if (!file) return {}
  const books = propertiesIn(parse(root, file)).map(({ key, value }) => [key, value])
  return /** @type {Record<string, Record<string, string>>} */ (Object.fromEntries(books))
}

/** Each language has a folder of its own. @param {string} root @returns {Saying[]} */
function messagesOf(root) {
  return filesBelow(root, folder, ['.ts']).flatMap((file) => {
    const language = /^([a-z]{2})\//.exec(file.slice(folder.length + 1))?.[1]
    if (language === undefined) return []
    return propertiesIn(parse(root, file)).flatMap(({ object: area, key, value, line }) =>
      typeof value === 'string' ? [{ id: `${area}.${key}`, language, text: words(value), file, line }] : [],
    )
  })
}

/** What a person reads of a sentence: without the names of its parameters, branches, icons and links. @param {string} sentence */
const words = (sentence) =>
  sentence
    .replace(/:[a-z0-9-]+:|\]\([\w.]+\)/g, ' ')
    .replace(/\{\w+(?:, (?:number|date|time)[^{}]*)?\}/g, '…')
    .replace(/\{\w+, (?:plural|select|selectordinal),/g, ' ')
    .replace(/(?:=\d+|\w+) \{/g, ' ')

/** Names that stand with cards, tiles and boards, in every game's tables. @param {string} root @returns {Saying[]} */
function contentNamesOf(root) {
  return filesBelow(root, 'packages', ['.json'])
    .filter((file) => /^packages\/\w+\/src\/content\//.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, index) => namesIn(text).map((said) => ({ ...said, file, line: index + 1 }))),
    )
    .map((saying) => ({ ...saying, id: `${saying.file.split('/')[1]}.${saying.id}` }))
}

/** Tables have a record on each line; what is no language has no synonyms. @param {string} line @returns {{ id: string, language: string, text: string }[]} */
function namesIn(line) {
  const id = /"id":\s*"([^"]+)"/.exec(line)?.[1] ?? ''
  return [...line.matchAll(/"([a-z]{2})":\s*"([^"]*)"/g)].map(([, language = '', text = '']) => ({
    id,
    language,
    text,
  }))
}

/** The properties of the object that a file declares, as plain values; `object` is what it is called. @param {ts.SourceFile} source */
function propertiesIn(source) {
  /** @type {{ object: string, key: string, value: unknown, line: number }[]} */
  const found = []
  walk(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return
    const object = bare(node.initializer)
    if (!ts.isObjectLiteralExpression(object)) return
    for (const property of object.properties) {
      if (!ts.isPropertyAssignment(property)) continue
      found.push({
        object: node.name.getText(source),
        key: keyOf(property),
        value: plainValue(property.initializer),
        line: lineOf(property),
      })
    }
  })
  return found
}

/** Without `as const` and `satisfies`. @param {ts.Expression} node @returns {ts.Expression} */
const bare = (node) => (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node)

/** @param {ts.PropertyAssignment} property */
const keyOf = ({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '')

/** @param {ts.Expression} node @returns {unknown} */
function plainValue(node) {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(plainValue)
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(
      node.properties.filter(ts.isPropertyAssignment).map((one) => [keyOf(one), plainValue(one.initializer)]),
    )
  return undefined
}
