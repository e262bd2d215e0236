import type { GameEvent, Seat } from '@nora/kernel'
import { type BonusAction, HUT, layoutOf, type MainAction, type WistarTable } from '@nora/wistar'

interface Brought {
  readonly main: MainAction | undefined
  readonly bonus: readonly BonusAction[]
}

/** What of a turn may still be done, as the question has it. */
interface Left {
  readonly main: MainAction | null
  readonly bonus: readonly BonusAction[]
}

/** Something the leader brought; once it is done it keeps its place until the turn ends. */
interface Token<Action> {
  readonly action: Action
  readonly isDone: boolean
}

const nothing: Brought = { main: undefined, bonus: [] }

/** What the leader that was placed last brought, and has not been begun since. */
export function leftOf(table: WistarTable, seat: Seat, events: readonly GameEvent[]): Brought {
  const { main, bonus: all } = broughtTo(table, seat, events)
  const begun = sincePlaced(seat, events).filter(({ seat: by }) => by === seat)
  const bonus = [...all]
  for (const { type, bonus: done } of begun)
    if (type === 'bonusAction') bonus.splice(bonus.indexOf(done as BonusAction), 1)
  const isMainBegun = begun.some((event) => event.type === 'mainAction' && event.action === main)
  return { main: isMainBegun ? undefined : main, bonus }
}

/** All that the leader of this turn brought, done or not. Where nobody saw it placed, it is what is left. */
export function tokensOf(table: WistarTable, seat: Seat, left: Left, events: readonly GameEvent[]) {
  const brought = broughtTo(table, seat, events)
  const main = left.main ?? brought.main
  const bonus = brought.bonus.length > 0 ? brought.bonus : left.bonus
  return {
    main: main && ({ action: main, isDone: left.main === null } satisfies Token<MainAction>),
    bonus: bonus.map((action): Token<BonusAction> => ({ action, isDone: !left.bonus.includes(action) })),
  }
}

/** What the leader brought that was placed last; nothing at the hut, and when the turn is over. */
function broughtTo(table: WistarTable, seat: Seat, events: readonly GameEvent[]): Brought {
  const since = sincePlaced(seat, events)
  const { space, action } = (since[0] ?? {}) as { readonly space?: string; readonly action?: MainAction }
  const isOver = since.some(({ type }) => type === 'turnEnded' || type === 'newRound')
  if (space === undefined || space === HUT || isOver) return nothing
  return { main: action, bonus: layoutOf(table).spaces.get(space)?.bonus ?? [] }
}

function sincePlaced(seat: Seat, events: readonly GameEvent[]): readonly GameEvent[] {
  const placed = events.findLastIndex(({ type, seat: by }) => type === 'leaderPlaced' && by === seat)
  return placed < 0 ? [] : events.slice(placed)
}
