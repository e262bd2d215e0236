import { applyPack, type Pack } from '@nora/effects'
import { type Game, hash } from '@nora/kernel'
import { audit } from './audit.ts'
import type { Content } from './cards.ts'
import { printed, readContent } from './content.ts'
import { cardLanguage } from './language.ts'
import { outcome, sheet } from './score.ts'
import { type SquirrelState, start, zones } from './state.ts'
import { act, deal, turn } from './turn.ts'

const ID = 'squirrels'

/** Squirrels gather and hide acorns before the winter: two to four players, six rounds. */
export function squirrels(pack?: Pack): Game<SquirrelState, Content> {
  const tables = pack ? applyPack(ID, printed, pack) : printed
  const content = readContent(tables)
  return {
    id: ID,
    rulesVersion: '1',
    content,
    contentHash: hash(tables),
    modes: [{ id: 'classic', seats: { min: 2, max: 4 }, levels: [], options: {} }],
    kinds: [act, ...cardLanguage.kinds],
    steps: { deal, turn },
    bound: 200,
    zones,
    back: () => 'card',
    start: (options) => start(content, options),
    sheet,
    outcome,
    audit,
  }
}

export { type Card, type Content, cardOf } from './cards.ts'
export { sheet } from './score.ts'
export { DECK, DISCARDS, den, hand, ROUNDS, type SquirrelState, type SquirrelTable, squirrel } from './state.ts'
export { cardLanguage }
