import { ask, type Flow, type Item, type Kind, lazy, type Seat } from '@nora/kernel'
import type { Skill } from '../content/names.ts'
import type { WistarTable } from '../state.ts'
import { TOKENS, tokensOf } from '../zones.ts'
import { addIcons, reactToIcons } from './icons.ts'

export const tokenOf = (skill: Skill): Item => `token-${skill}`
export const skillOf = (token: Item): Skill => token.slice('token-'.length) as Skill

/** Which of the skill tokens still there. */
export const skillTokenKind: Kind<WistarTable, null, Item> = {
  name: 'skillToken',
  space: (table) => lazy(() => table.zone(TOKENS)),
}

/** Czech rulebook, Schopnosti na desce hráče: one more icon of its skill until the end. */
export function* takeSkillToken(table: WistarTable, seat: Seat): Flow {
  if (table.zone(TOKENS).length === 0) return
  const token = yield* ask(table, seat, skillTokenKind, null)
  table.move(token, TOKENS, tokensOf(seat))
  table.tell?.({ type: 'skillTokenTaken', seat, items: [token] })
  const icons = [[skillOf(token), 1]] as const
  addIcons(table, seat, icons)
  yield* reactToIcons(table, seat, icons)
}
