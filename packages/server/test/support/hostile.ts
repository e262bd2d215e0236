// What somebody brings who means harm: packs and game files that would keep a server busy for ever.
import { woodcraft } from '@nora/catalogue'
import { readPack } from '@nora/effects'
import { EndlessFault, exportGame, type Game, type GameFile, Match } from '@nora/kernel'

type Effect = { readonly [field: string]: unknown }

const gain: Effect = { do: 'gain', what: 'berries', n: 1 }

/** Repeats inside repeats: 20 to the power of the depth. */
export function nested(depth: number, n = 20): Effect {
  return depth === 0 ? gain : { do: 'repeat', n, effect: nested(depth - 1, n) }
}

/** Whoever takes a first helper of Woodcraft sets off the effect. */
export function helpersWith(effect: Effect): string {
  const ids = Array.from({ length: 27 }, (_, index) => `early-helper-${String(index + 1).padStart(2, '0')}`)
  const helpers = Object.fromEntries(ids.map((id) => [id, { ability: { kind: 'immediate', effect } }]))
  return JSON.stringify({ format: 'nora-pack', game: 'woodcraft', name: 'Berries', records: { helpers } })
}

/**
 * Whatever does something at once in Rats of Wistar looks for all ways to pay, again and again, and never finds what it
 * would pay for. Every number, list and depth is within its bounds, and so is what is counted; one choice takes minutes.
 */
export function slowCards(): string {
  const gains = (what: string, n: number): Effect => ({ do: 'gain', what, n })
  const pays: Effect = { do: 'pay', cost: { item: 100 }, effect: { do: 'lose', what: 'cellarGuest', n: 100 } }
  const looks: Effect = { do: 'repeat', n: 100, effect: { do: 'seq', effects: [pays, gains('wood', 1)] } }
  const effects = [
    gains('wood', 100),
    gains('metal', 100),
    gains('basicCard', 20),
    { do: 'repeat', n: 20, effect: looks },
  ]
  const effect: Effect = { do: 'seq', effects }
  const all = (ids: readonly string[], fields: object) => Object.fromEntries(ids.map((id) => [id, fields]))
  const numbered = (name: string, many: number, digits: number) =>
    Array.from({ length: many }, (_, index) => `${name}-${String(index + 1).padStart(digits, '0')}`)
  const records = {
    doors: all(numbered('door', 10, 2), { bonus: effect }),
    missions: all([...numbered('house-mission', 6, 1), ...numbered('cellar-mission', 4, 1)], { reveal: effect }),
    inventions: all(numbered('inv', 180, 3), { requires: {}, power: { kind: 'instant', effect }, editions: null }),
  }
  return JSON.stringify({ format: 'nora-pack', game: 'wistar', name: 'Ways', records })
}

/** A game that was played with a pack up to the choice after which it never asks again, and that choice. */
export function hostileFile(pack: string): GameFile & { readonly pack: string } {
  const game = woodcraft.withPack?.(readPack('pack', pack)).game as Game
  const match = Match.open(game, {}, { seed: 1 })
  for (;;) {
    const { seat, kind } = match.pending[0] as (typeof match.pending)[number]
    const choice = match.space(seat)?.at(0) ?? null
    try {
      match.choose(seat, choice)
    } catch (error) {
      if (!(error instanceof EndlessFault)) throw error
      const file = exportGame(match)
      return { ...file, line: [...file.line, { seat, kind, choice, hash: '0' }], pack }
    }
  }
}
