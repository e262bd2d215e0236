import {
  type Fate,
  type Game,
  type Outcome,
  type Policy,
  Position,
  playout,
  type Seat,
  settle,
  Variant,
} from '@nora/kernel'
import { type Counts, counter } from './counts.ts'
import type { GameSet, Watcher } from './study.ts'

/** Plays the games with these numbers and counts. The same numbers are the same games. */
export function playGames(
  game: Game,
  set: GameSet,
  numbers: Iterable<number>,
  fateOf: (number: number) => Fate,
): Counts {
  const variant = new Variant(game, settle(game, set.wish))
  const counts: Record<string, number> = {}
  const count = counter(counts)
  for (const number of numbers) {
    const position = new Position(variant, variant.opening())
    const watcher = set.watch(position, number, count)
    position.table.listen({ tell: (event) => watcher.tell?.(event), learn: () => {} })
    const play = (at: Position, mindOf: (seat: Seat) => Policy): Outcome => {
      at.begin()
      const minds = Array.from({ length: variant.options.seats }, (_, seat) => mindOf(seat))
      playout(at, (seat) => minds[seat] as Policy, fateOf(number))
      return game.outcome(at.table)
    }
    watcher.end(play(position, (seat) => observed(set.botOf(seat, number).mind(), watcher)))
    for (const { botOf, end } of watcher.again?.() ?? []) {
      end(play(new Position(variant, variant.opening()), (seat) => botOf(seat).mind()))
    }
  }
  return counts
}

/** A mind whose answers are told to the watcher as well. */
function observed(mind: Policy, watcher: Watcher): Policy {
  if (!watcher.chosen) return mind
  return {
    choose: (position, decision, space, fate) => {
      const choice = mind.choose(position, decision, space, fate)
      watcher.chosen?.(decision, choice)
      return choice
    },
    interrupt: (position, seat, fate) => mind.interrupt?.(position, seat, fate),
  }
}
