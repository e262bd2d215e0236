// A golden game: the casual bot on every seat, chance and minds from one seed.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repositoryRoot as root } from '../workspace.mjs'

/** @typedef {import('./games.mjs').GoldenGame} GoldenGame */
/** @typedef {import('@nora/kernel').GameFile} GameFile */

/** @type {typeof import('@nora/kernel')} */
const { exportGame, Match, seededFate } = await import(pathToFileURL(join(root, 'packages/kernel/dist/index.js')).href)

const BOT = 'casual'

/**
 * @param {readonly { game: import('@nora/kernel').Game, bots: readonly import('@nora/bots').Bot[] }[]} catalogue
 * @param {GoldenGame} golden
 */
export function recorded(catalogue, { game: id, wish, seed }) {
  const entry = catalogue.find(({ game }) => game.id === id)
  const bot = entry?.bots.find((candidate) => candidate.id === BOT)
  if (!entry || !bot) throw new Error(`there is no ${BOT} bot for ${id}`)
  const match = Match.open(entry.game, wish, { seed, pausing: true })
  const minds = Array.from({ length: match.options.seats }, () => bot.mind())
  const fate = seededFate(seed)
  while (!match.over) act(match, minds, fate)
  return written(exportGame(match))
}

/**
 * One answer of whoever is asked; at a pause, the first seat that steps in, or nobody.
 * @param {import('@nora/kernel').Match} match
 * @param {readonly import('@nora/kernel').Policy[]} minds
 * @param {import('@nora/kernel').Fate} fate
 */
function act(match, minds, fate) {
  const position = match.currentPosition()
  const decision = position.pending.find(({ seat }) => seat >= 0)
  if (decision) {
    const mind = /** @type {import('@nora/kernel').Policy} */ (minds[decision.seat])
    match.choose(decision.seat, mind.choose(position, decision, position.space(decision), fate))
    return
  }
  for (const [seat, mind] of minds.entries()) {
    const choice = mind.interrupt?.(position, seat, fate)
    if (choice !== undefined) return match.interrupt(seat, choice)
  }
  match.goOn()
}

/** One act per line, so that a diff shows where two games part. @param {GameFile} file */
function written({ line, result, ...head }) {
  const acts = line.map((act) => JSON.stringify(act)).join(',\n')
  return `${JSON.stringify(head).slice(0, -1)},\n"line":[\n${acts}\n],\n"result":${JSON.stringify(result)}}\n`
}
