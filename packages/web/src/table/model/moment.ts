import {
  type Decision,
  each,
  equal,
  type Game,
  type Json,
  type Options,
  type Outcome,
  Position,
  type Refusal,
  refusalsOf,
  type Seat,
  type Seats,
  type Table,
  Variant,
  type View,
  WATCHER,
} from '@nora/kernel'
import type { Batch, Summary } from '@nora/protocol'
import type { GameParts } from '../../games/load.ts'

/** A moment of a game, live or watched again. */
export interface Moment {
  readonly room: Pick<Summary, 'options' | 'status'>
  readonly view: View
  readonly log: readonly Batch[]
  readonly outcome: Outcome | null
  /** Everything lies open: a finished game that is watched again. */
  readonly open?: boolean
}

/** What the rules say about a moment to the one who looks at it. */
export interface Situation<T = Table> {
  /** What the reader sees; the truth only where a finished game is watched with everything open. */
  readonly table: T
  readonly position: Position
  /** WATCHER for a watcher. */
  readonly reader: Seat
  /** What the reader owes and may answer now, and the first of it. */
  readonly decisions: readonly Decision[]
  readonly decision: Decision | undefined
  /** What the reader may do out of turn and would want to. */
  readonly anytime: readonly Json[]
  /** What one would look for at the first decision and may not take. */
  readonly refusals: readonly Refusal[]
}

const EVERYBODY: Seats = -1

/** Where everything lies open everybody may read every zone. */
class OpenVariant extends Variant {
  override readersOf(): Seats {
    return EVERYBODY
  }
}

const variants = new WeakMap<Game, { readonly options: Options; readonly open: boolean; readonly variant: Variant }>()

function variantOf(game: Game, options: Options, open: boolean): Variant {
  const known = variants.get(game)
  if (known?.open === open && equal(known.options, options)) return known.variant
  const variant = open ? new OpenVariant(game, options) : new Variant(game, options)
  variants.set(game, { options, open, variant })
  return variant
}

/** `plays` says whether the reader may act here: at the table, now, in a seat of their own. */
export function situationAt({ game }: GameParts, { room, view, open = false }: Moment, plays: boolean): Situation {
  const position = new Position(variantOf(game, room.options, open), view.state, false)
  position.pending = view.pending
  const { table } = position
  const reader = view.seat
  const acts = plays && reader !== WATCHER && !view.over
  const decisions = acts ? view.pending.filter(({ seat }) => seat === reader) : []
  const [decision] = decisions
  const closed = view.pending.some((pending) => pending.closed)
  const outOfTurn = acts && !closed ? game.anytime?.(table, reader) : undefined
  const anytime = outOfTurn
    ? [...each(outOfTurn)].filter((act) => game.offersAnytime?.(table, reader, act) ?? true)
    : []
  const space = decision && position.space(decision)
  return {
    table,
    position,
    reader,
    decisions,
    decision,
    anytime: space ? anytime.filter((act) => !space.includes(act)) : anytime,
    refusals: decision ? refusalsOf(position, decision) : [],
  }
}
