import { DISCS } from '../cards/objectives.ts'
import { skills } from '../content/names.ts'
import { LEADERS } from '../round/rounds.ts'
import { RATBOT, type WistarTable } from '../state.ts'
import { freeRooms } from './automa-board.ts'
import { WORKERS } from './leader.ts'
import { claimedByRatbot } from './objectives.ts'
import { ratbotOf } from './ratbot.ts'
import { scaleOf } from './state-cards.ts'

/** What is wrong with Ratbot's pieces. */
export function ratbotProblems(table: WistarTable): string[] {
  const { state } = table
  if (!state.ratbot) return []
  const { markers, workers, leaders, tents, discs, states } = ratbotOf(table)
  const problems: string[] = []
  const must = (holds: boolean, what: string) => {
    if (!holds) problems.push(`Ratbot: ${what}`)
  }
  const owned = (owners: readonly (number | null)[]) => owners.filter((owner) => owner === RATBOT).length
  must(freeRooms(table) >= 0, 'more tiles than rooms')
  must(workers.forest + workers.lair + workers.farm <= WORKERS, 'too many workers')
  must(leaders + owned(Object.values(state.leaders)) + owned(state.hut) === LEADERS, 'a leader is lost')
  must(discs + claimedByRatbot(table) === DISCS, 'a disc is lost')
  must(markers === owned(Object.values(state.rows).flat()), 'markers differ from mission rows')
  must(new Set(tents).size === tents.length, 'two tents in one place')
  const tokens = states.flatMap((card) => card.tokens)
  must(states.length === 0 || (tokens.length === skills.length && new Set(tokens).size === skills.length), 'tokens')
  must(
    states.every((card) => card.advances < scaleOf(table, card).scale.length),
    'a marker off its scale',
  )
  return problems
}
