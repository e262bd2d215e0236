import type { Flow, Next } from '@nora/kernel'
import { fishPerDay } from '../content/supply.ts'
import type { CatsTable } from '../state.ts'
import { enterPhase } from './phase.ts'

/** Isle of Cats rulebook, Fishing: 20 fish for everybody; what is left over from earlier days stays. */
// biome-ignore lint/correctness/useYield: nobody decides anything here
export function* fishing(table: CatsTable): Flow<Next> {
  enterPhase(table, 'fishing')
  for (const player of table.state.players) player.fish += fishPerDay
  table.tell?.({ type: 'fishing', fish: fishPerDay })
  return { step: 'deal' }
}
