// Plays a seat from outside with the rules of the game, as a browser does: what it may choose follows from its snapshot.
import { offeredGame } from '@nora/catalogue'
import { type Fate, type Game, type Json, seededFate, Table, Variant, WATCHER } from '@nora/kernel'
import type { Command, TableSnapshot } from '@nora/protocol'
import type { Seen } from './visitor.ts'

/** The choices of the seat as its own sight tells them; nothing where it owes none. `rules` are those of an older release. */
export function choiceFrom(snapshot: TableSnapshot, seat: number, fate: Fate, rules?: Game): Json | undefined {
  const { view, room } = snapshot
  const decision = view?.pending.find((one) => one.seat === seat)
  if (!view || !decision) return undefined
  const game = rules ?? (offeredGame(room.game)?.game as Game)
  const variant = new Variant(game, room.options)
  const space = variant.kind(decision).space(new Table(variant, view.state), seat, decision.args)
  return space.sample(fate) ?? null
}

/** What the seat has to do now, if anything. */
export function duty(snapshot: TableSnapshot, seat: number, fate: Fate, rules?: Game): Command | undefined {
  if (snapshot.room.status !== 'playing') return undefined
  const choice = choiceFrom(snapshot, seat, fate, rules)
  if (choice !== undefined) return { type: 'choose', seat, at: snapshot.seq, choice }
  if (snapshot.waitingFor?.includes(seat)) return { type: 'pass', seat, at: snapshot.seq }
  return undefined
}

/** Plays until the game is over, or until `enough` says so; returns how many commands were acknowledged. */
export async function playOn(
  seen: Seen,
  seed: number,
  enough: () => boolean = () => false,
  rules?: Game,
): Promise<number> {
  const fate = seededFate(seed)
  let done = 0
  while (!enough() && seen.snapshot?.room.status !== 'over') {
    const snapshot = await seen.until((now) => now.room.status === 'over' || enough() || owes(now, seen.seat), 60_000)
    const command = seen.seat === WATCHER || enough() ? undefined : duty(snapshot, seen.seat, fate, rules)
    if (!command) continue
    const answer = await seen.do(command)
    if (answer.type === 'ack') {
      done++
      await seen.until(({ seq }) => seq >= answer.seq)
    } else if (answer.reason.code !== 'stale') throw new Error(`refused: ${JSON.stringify(answer.reason)}`)
  }
  return done
}

function owes({ view, waitingFor }: TableSnapshot, seat: number): boolean {
  if (seat === WATCHER) return false
  return (view?.pending.some((one) => one.seat === seat) ?? false) || (waitingFor?.includes(seat) ?? false)
}
