import type { Flow } from '@nora/kernel'
import type { Skill } from '../content/names.ts'
import type { RecordOf } from '../content/schema.ts'
import type { WistarTable } from '../state.ts'
import { attack } from './aggressive-effects.ts'
import { score } from './automa-board.ts'
import { playExplorationCard } from './exploration-cards.ts'
import { completeMission } from './missions.ts'
import { claimObjective } from './objectives.ts'
import { ratbotOf, type StateCard } from './ratbot.ts'

export type Scale = RecordOf<'stateCards'>['sides'][number]
export type ScaleEffect = NonNullable<Scale['scale'][number]['effect']>

/** The side of a state card that is in play. */
export function scaleOf({ content }: WistarTable, { card, side }: StateCard): Scale {
  return content.tables.stateCards.find(({ id }) => id === card)?.sides[side] as Scale
}

/** The state card that holds a token. */
export function stateCardWith(table: WistarTable, token: Skill): StateCard {
  return ratbotOf(table).states.find(({ tokens }) => tokens.includes(token)) as StateCard
}

/**
 * Russian rulebook, Продвижение по картам состояния: one space down, then the effect of the new row; at the end of the scale
 * the points printed below it instead.
 */
export function* advance(table: WistarTable, token: Skill): Flow {
  const state = stateCardWith(table, token)
  const { scale, overflow } = scaleOf(table, state)
  if (state.advances + 1 === scale.length) return score(table, overflow, state.card)
  state.advances++
  table.tell?.({ type: 'ratbotAdvances', card: state.card, token, space: state.advances })
  const effect = scale[state.advances]?.effect
  if (effect) yield* carryOut(table, effect, state)
}

/** Whatever Ratbot cannot do, or lacks a piece for, becomes an advance on the card with the token pictured beside it. */
export function* orAdvance(table: WistarTable, done: boolean, token: Skill): Flow {
  if (!done) yield* advance(table, token)
}

function* carryOut(table: WistarTable, effect: ScaleEffect, { card, tokens }: StateCard): Flow {
  switch (effect.kind) {
    case 'objective':
      // No token is pictured beside a row, so that its own card is meant.
      return yield* orAdvance(table, claimObjective(table, effect.place), tokens[0] as Skill)
    case 'explore':
      return yield* playExplorationCard(table)
    case 'mission':
      // Russian rulebook, Немедленные эффекты на шкале: if possible, and nothing else otherwise.
      completeMission(table)
      return
    case 'aggressive':
      return yield* attack(table, effect.against, card)
    case 'final':
      // Counted when the game ends.
      return
  }
}
