import {
  type Fate,
  type Policy,
  Position,
  playout,
  type Seat,
  type SheetLine,
  type Table,
  type Variant,
} from '@nora/kernel'
import { finalMargin } from '../judge.ts'
import { isTurnOver } from '../line-of-play.ts'
import { type Features, inOneRow, knownOfOther, knownOfSelf } from './features.ts'
import { otherSeats } from './learned-value.ts'
import { AUTOMA } from './weights.ts'

/** A position at the end of somebody's turn, and what came of it in the end. */
export interface Sample {
  readonly progress: number
  readonly own: readonly number[]
  /** The lines of the own sheet, and the automa's points last where there is one. */
  readonly ownPoints: readonly number[]
  /** One for each other, from the left of the seat. */
  readonly others: readonly { readonly features: readonly number[]; readonly points: number }[]
  readonly margin: number
}

interface Moment {
  readonly seat: Seat
  readonly progress: number
  readonly own: readonly number[]
  readonly others: readonly (readonly number[])[]
}

/** Plays one game and looks at it at the end of every turn, each time with the eyes of the seat whose turn it was. */
export function samplesOf(
  variant: Variant,
  features: Features,
  mindOf: (seat: Seat) => Policy,
  fate: Fate,
  imagining: Fate,
): Sample[] {
  const position = Position.opening(variant)
  const minds = Array.from({ length: variant.options.seats }, (_, seat) => noting(mindOf(seat)))
  const moments: Moment[] = []
  let turn: { readonly seat: Seat; readonly checkpoint: unknown } | undefined
  playout(
    position,
    (seat) => minds[seat] as Policy,
    fate,
    Number.POSITIVE_INFINITY,
    () => {
      if (!turn || !isTurnOver(position, turn.checkpoint, turn.seat)) return
      if (!position.over) moments.push(momentOf(features, position.imagined(turn.seat, imagining).table, turn.seat))
      turn = undefined
    },
  )
  return moments.map((moment) => sampleOf(features, position.table, moment))

  function noting(mind: Policy): Policy {
    return {
      choose: (at, decision, space, chance) => {
        turn = { seat: decision.seat, checkpoint: at.checkpoint }
        return mind.choose(at, decision, space, chance)
      },
      interrupt: (at, seat, chance) => mind.interrupt?.(at, seat, chance),
    }
  }
}

function momentOf(features: Features, table: Table, seat: Seat): Moment {
  const self = features.numbers(table, seat)
  const seats = otherSeats(table, seat)
  const numbers = seats.map((other) => features.numbers(table, other))
  return {
    seat,
    progress: features.progress(table),
    own: inOneRow(knownOfSelf(features, table, seat, self, numbers)),
    others: seats.map((other, index) => {
      const subject = numbers[index] as (typeof numbers)[number]
      const rest = [self, ...numbers.filter((one) => one !== subject)]
      return inOneRow(knownOfOther(features, table, other, subject, rest))
    }),
  }
}

function sampleOf({ categories }: Features, ended: Table, { seat, progress, own, others }: Moment): Sample {
  const { standings, automa } = ended.variant.game.outcome(ended)
  const standingOf = (of: Seat) => standings.find((standing) => standing.seat === of) as (typeof standings)[number]
  const lines = pointsByCategory(categories, standingOf(seat).sheet)
  return {
    progress,
    own,
    ownPoints: automa ? [...lines, automa.score] : lines,
    others: otherSeats(ended, seat).map((other, index) => ({
      features: others[index] as readonly number[],
      points: standingOf(other).score,
    })),
    margin: finalMargin(ended, seat),
  }
}

/** What a sample's own points are called. */
export function ownOutputs({ categories }: Features, hasAutoma: boolean): string[] {
  return hasAutoma ? [...categories, AUTOMA] : [...categories]
}

function pointsByCategory(categories: readonly string[], sheet: readonly SheetLine[]): number[] {
  const points = categories.map(() => 0)
  for (const line of sheet) {
    const category = categories.indexOf(line.id)
    if (category < 0) throw new Error(`the features know no category ${line.id}`)
    points[category] = (points[category] as number) + line.points
  }
  return points
}
