// A table of Rats of Wistar with more on it than a game of the house set ever brings: forty cards in play, fifteen in a hand.
import { wistar } from '@nora/catalogue'
import type { Pack } from '@nora/effects'
import { each, exportGame, type Game, type GameFile, isRecord, type Json, Match, seededFate } from '@nora/kernel'
import { areaOf, handOf, layoutOf, type WistarTable } from '@nora/wistar'

const CARDS = 180
const IN_PLAY = 40
const IN_HAND = 15
const SKIP = 'skip'
const SEATS = 2
const PLAY = 'playInvention'

/** Cards that cost nothing and bring two more, one of which may be played at once. */
const power = {
  kind: 'instant',
  effect: {
    do: 'seq',
    effects: [
      { do: 'gain', what: 'basicCard', n: 1 },
      { do: 'gain', what: 'advancedCard', n: 1 },
      { do: 'playInvention', free: true },
    ],
  },
}

const pack = {
  format: 'nora-pack',
  game: 'wistar',
  name: 'Plenty',
  records: {
    inventions: Object.fromEntries(
      Array.from({ length: CARDS }, (_, index) => [
        `inv-${String(index + 1).padStart(3, '0')}`,
        { requires: {}, power },
      ]),
    ),
  },
} as unknown as Pack

/** The first seat is asked where to place a leader, with all these cards before it. */
export function crowdedTable(): GameFile {
  const game = wistar.withPack?.(pack).game as Game
  for (let luck = 1; ; luck++) {
    const match = Match.open(game, { mode: 'classic', seats: SEATS }, { seed: luck })
    const fate = seededFate(luck)
    while (!match.over) {
      const { zones } = match.table.state as unknown as { readonly zones: { readonly [zone: string]: readonly Json[] } }
      const inPlay = Array.from({ length: SEATS }, (_, seat) => zones[areaOf(seat)]?.length ?? 0)
      const all = inPlay.reduce((sum, n) => sum + n, 0)
      if (match.owed(0)?.kind === 'turn' && all >= IN_PLAY && zones[handOf(0)]?.length === IN_HAND)
        return { ...exportGame(match), pack: JSON.stringify(pack) } as GameFile
      const [decision] = match.pending
      if (!decision) break
      const space = match.space(decision.seat)
      if (!space) break
      const choices = [...each(space)]
      const { spaces } = layoutOf(match.table as unknown as WistarTable)
      // Each card that is played brings one more than it takes: the other seat leaves some for the first.
      const isKept = decision.seat === 0 ? fate.below(3) === 0 : all > IN_PLAY - 14
      const plays = choices.filter((choice) => {
        if (decision.kind === 'playInvention') return (choice === SKIP) === isKept
        return isRecord(choice) && (choice.bonus === PLAY || spaces.get(String(choice.place))?.bonus.includes(PLAY))
      })
      match.choose(decision.seat, plays.length > 0 ? (plays[fate.below(plays.length)] as Json) : space.sample(fate))
    }
  }
}
