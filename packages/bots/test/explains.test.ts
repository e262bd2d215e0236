import { Match, type Wish } from '@nora/kernel'
import { areaOf, cardOf, type WistarTable, wistarGame } from '@nora/wistar'
import { playerOf, roundsFor, type WoodcraftTable, woodcraftGame } from '@nora/woodcraft'
import { describe, expect, it } from 'vitest'
import { wistarHeuristics, woodcraftHeuristics } from '../src/index.ts'

const TWO: Wish = { mode: 'classic', seats: 2 }

describe('Woodcraft', () => {
  const opened = () => Match.open(woodcraftGame, TWO, { seed: 1 }).currentPosition().fork().table as WoodcraftTable
  const hired = (roundsLeft: number) => {
    const after = opened()
    const [helper = ''] = after.content.helpers.keys()
    playerOf(after, 0).slots[0] = helper
    after.state.round = roundsFor(2).rounds - roundsLeft
    return (woodcraftHeuristics.explains?.causes?.(opened(), after, 0) ?? []).map(({ code, params }) => [
      code,
      params?.rounds,
    ])
  }

  it('says for how many rounds a new helper works', () => expect(hired(3)).toEqual([['helperWorks', 3]]))

  it('does not praise a helper that comes when no round is left to work in', () => expect(hired(0)).toEqual([]))
})

describe('Rats of Wistar', () => {
  const opened = () => Match.open(wistarGame, TWO, { seed: 1 }).currentPosition().fork().table as WistarTable
  const playing = (isWanted: (points: number) => boolean) => {
    const after = opened()
    const card =
      [...after.content.inventions.recommended.keys()].find((one) => isWanted(cardOf(after, one).points)) ?? ''
    const zones = after.state.zones as { [zone: string]: string[] }
    zones[areaOf(0)] = [card]
    const [cause] = wistarHeuristics.explains?.causes?.(opened(), after, 0) ?? []
    return [cause?.code, cause?.params?.points]
  }

  it('says how many points a new invention has', () =>
    expect(playing((points) => points === 3)).toEqual(['inventionPlayed', 3]))

  it('does not give points that an invention costs as a reason to play it', () =>
    expect(playing((points) => points < 0)).toEqual(['inventionPlayed', 0]))
})
