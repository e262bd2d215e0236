import { Match, settle, Table, Variant } from '@nora/kernel'
import { catalogues } from '@nora/messages/all'
import type { Content } from '@nora/woodcraft'
import { type Player, type WoodcraftState, woodcraftGame } from '@nora/woodcraft'
import type { Speaker } from '@nora/words'

export type WoodcraftMatch = Match<WoodcraftState, Content>

/** A speaker in a language; the players are called Ana, Ben, Cyd and Dan. */
export function speakerIn(language: keyof typeof catalogues): Speaker {
  return { voice: catalogues[language], name: (seat) => ['Ana', 'Ben', 'Cyd', 'Dan'][seat] ?? '?' }
}

export const english: Speaker = speakerIn('en')

export function opened(seats: number, seed: number): WoodcraftMatch {
  return Match.open(woodcraftGame, seats === 1 ? { mode: 'solo', seats: 1 } : { mode: 'classic', seats }, { seed })
}

/** A table as it is laid out, with the first player at turn and changed as wished. */
export function laidOut(change: (state: WoodcraftState, player: Player) => void, seats = 2): Table {
  const variant = new Variant(woodcraftGame, settle(woodcraftGame, { mode: 'classic', seats }))
  const state = woodcraftGame.start(variant.options)
  state.turn = { seat: 0, moved: null, mainDone: false, bonusDone: false, freshLanterns: 0, usedHelpers: [] }
  change(state, state.players[0] as Player)
  return new Table(variant, state) as unknown as Table
}

/** Asks the first player. */
export function asked(kind: string, args: object | null = null) {
  return { seat: 0, kind, args: args as never }
}
