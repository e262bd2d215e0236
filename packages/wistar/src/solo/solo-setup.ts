import { ALONE, arrange, ask, draw, type Flow, type Next } from '@nora/kernel'
import { type Skill, skills } from '../content/names.ts'
import type { WistarTable } from '../state.ts'
import { BOX } from '../zones.ts'
import { type StateChoice, type StateSide, sidesNamed, stateCardsFor, stateCardsKind } from './difficulty.ts'
import { ratbotOf } from './ratbot.ts'
import { EXPLORATION_DECK, EXPLORATION_TOP, STATE_CARDS, STATE_SUPPLY } from './ratbot-zones.ts'

/** Russian rulebook, Игровая область Крысобота: its state cards, their tokens, and the exploration deck. */
export function* ratbotSetup(table: WistarTable): Flow<Next> {
  const level = table.options.level ?? 0
  const chosen = yield* chooseStateCards(table, level)
  const sides = sidesNamed(table.content, [...chosen]) as StateSide[]
  table.move(
    sides.map(({ card }) => card),
    STATE_SUPPLY,
    STATE_CARDS,
  )
  table.move([...table.zone(STATE_SUPPLY)], STATE_SUPPLY, BOX)
  const tokens = (yield* arrange(table, skills.length)).map((place) => skills[place] as Skill)
  ratbotOf(table).states = sides.map(({ card, side, slots }) => ({
    ...{ card, side, advances: 0 },
    tokens: tokens.splice(0, slots),
  }))
  const tokensOfCards = ratbotOf(table).states.map((state) => [...state.tokens])
  table.tell?.({ type: 'ratbotReady', cards: [...chosen], level, tokens: tokensOfCards })
  yield* draw(table, EXPLORATION_DECK, EXPLORATION_TOP, 1)
  return { step: 'startingCards', args: { place: table.state.order.indexOf(ALONE) } }
}

/** By the player, or by chance among those that make the level. */
function* chooseStateCards(table: WistarTable, level: number): Flow<StateChoice> {
  if (table.options.options.stateCards === 'chosen') return yield* ask(table, ALONE, stateCardsKind, { level })
  const possible = stateCardsFor(table.content, level)
  const [first] = yield* arrange(table, possible.length)
  return possible[first as number] as StateChoice
}
