import type { GameEvent, Seat } from '@nora/kernel'
import { type BonusAction, HUT, layoutOf, type MainAction, type WistarTable } from '@nora/wistar'

interface Left {
  readonly main: MainAction | undefined
  readonly bonus: readonly BonusAction[]
}

/** What the leader that was placed last brought, and has not been begun since. */
export function leftOf(table: WistarTable, seat: Seat, events: readonly GameEvent[]): Left {
  const placed = events.findLastIndex(({ type, seat: by }) => type === 'leaderPlaced' && by === seat)
  const since = events.slice(placed)
  const { space, action } = (since[0] ?? {}) as { readonly space?: string; readonly action?: MainAction }
  const isOver = since.some(({ type }) => type === 'turnEnded' || type === 'newRound')
  if (placed < 0 || space === undefined || space === HUT || isOver) return { main: undefined, bonus: [] }
  const begun = since.filter(({ seat: by }) => by === seat)
  const bonus = [...(layoutOf(table).spaces.get(space)?.bonus ?? [])]
  for (const { type, bonus: done } of begun)
    if (type === 'bonusAction') bonus.splice(bonus.indexOf(done as BonusAction), 1)
  const isMainBegun = begun.some((event) => event.type === 'mainAction' && event.action === action)
  return { main: isMainBegun ? undefined : action, bonus }
}
