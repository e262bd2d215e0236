import { seededFate } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import { advanceTile, isBlocked, offsetOf, openingWheel, quadrantOf, rearmost } from '../../src/board/action-wheel.ts'
import { actions } from '../../src/content/names.ts'
import type { Wheel } from '../../src/state.ts'
import { contentWith, diceOf, give, Workbench } from '../workbench.ts'

const [A, B, C, D] = [0, 1, 2, 3] as const
/** How many games the wheel is turned through at random. */
const GAMES = Number(process.env.NORA_WHEEL_GAMES ?? 2_000)
const TILES = [0, 1, 2, 3, 4, 5, 6]

/** Where a tile stands, as in `B7`. */
function at(wheel: Wheel, tile: number): string {
  return `${'ABCD'[quadrantOf(wheel, tile)]}${((wheel.tiles[tile] as number) % 7) + 1}`
}

/** A wheel on which these tiles were taken one after the other. */
function after(...tiles: number[]): Wheel {
  const wheel = openingWheel(A)
  for (const tile of tiles) {
    expect(isBlocked(wheel, tile)).toBe(false)
    advanceTile(wheel, tile)
  }
  return wheel
}

/** A turn in which a tile was taken after others had been taken by the players before. */
function afterwards(taken: readonly number[], tile: number): Workbench {
  const bench = new Workbench((state) => {
    for (const other of taken) advanceTile(state.wheel, other)
  })
  return bench.choose({ move: actions[tile] as string })
}

describe('moving tiles', () => {
  test('the first tile goes to the far end of the next quadrant, and the saw does not turn', () => {
    const wheel = after(0)
    expect(at(wheel, 0)).toBe('B7')
    expect(wheel.lead).toBe(B)
  })

  test('the next three slide in behind it: B6, B5, B4, and all seven can be chosen', () => {
    const wheel = after(0, 1, 2, 3)
    expect([1, 2, 3].map((tile) => at(wheel, tile))).toEqual(['B6', 'B5', 'B4'])
    expect(TILES.filter((tile) => quadrantOf(wheel, tile) === A)).toHaveLength(3)
    expect(TILES.filter((tile) => !isBlocked(wheel, tile))).toHaveLength(7)
  })

  test('exactly two of these four then stand on a bonus: a blade on B4 and 1 blueberry on B5', () => {
    const brought = [3, 2, 1, 0].map((tile) => {
      const { berries, blades } = afterwards([0, 1, 2, 3], tile).player()
      return { berries, blades }
    })
    expect(brought).toEqual([
      { berries: 12, blades: 1 },
      { berries: 13, blades: 0 },
      { berries: 12, blades: 0 },
      { berries: 12, blades: 0 },
    ])
  })

  test('taking the tile from B5 crosses the arrow and turns the saw', () => {
    const wheel = after(0, 1, 2, 3, 2)
    expect(at(wheel, 2)).toBe('C7')
    expect(wheel.lead).toBe(C)
    expect([offsetOf(wheel, A), offsetOf(wheel, B)]).toEqual([2, 1])
  })

  test('then there is a window over A, which brings a lantern and 1 blueberry, but none over B', () => {
    const { berries, lanterns } = afterwards([0, 1, 2, 3, 2], 4).player()
    expect({ berries, lanterns }).toEqual({ berries: 13, lanterns: 2 })
    const before = structuredClone(new Workbench().player())
    expect(afterwards([0, 1, 2, 3, 2], 0).player()).toEqual(before)
  })

  test('taking it again turns the saw once more, and a fourth time is refused while the start quadrant is not empty', () => {
    const wheel = after(0, 1, 2, 3, 2, 2)
    expect(at(wheel, 2)).toBe('D7')
    expect(wheel.lead).toBe(D)
    expect([offsetOf(wheel, A), offsetOf(wheel, B)]).toEqual([3, 2])
    expect(isBlocked(wheel, 2)).toBe(true)
  })

  test('a tile that slides in stops at the first tile and leaves a gap beyond it open', () => {
    const wheel = after(0, 1, 2, 3, 2, 2, 4)
    expect(at(wheel, 4)).toBe('B3')
    expect(wheel.tiles.includes(B * 7 + 4)).toBe(false)
  })

  test('once the start quadrant is empty the arc tile is gone and the wheel can go round', () => {
    const wheel = after(0, 1, 2, 3, 4, 5, 6)
    expect(wheel.arc).toBeNull()
    expect(TILES.map((tile) => at(wheel, tile)).sort()).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'])
    for (let step = 0; step < 3; step++) {
      expect(isBlocked(wheel, 0)).toBe(false)
      advanceTile(wheel, 0)
    }
    expect(at(wheel, 0)).toBe('A7')
    expect([A, B, C, D].map((quadrant) => offsetOf(wheel, quadrant))).toEqual([0, 3, 2, 1])
  })

  test(`in ${GAMES} random games of 56 moves some tile can always move and none is pushed past slot 1`, () => {
    const fate = seededFate(11)
    const moves = { stuck: 0, astray: 0, doubled: 0 }
    // Many thousand moves: what goes wrong is counted, and looked at once at the end.
    for (let game = 0; game < GAMES; game++) {
      const wheel = openingWheel(fate.below(4))
      for (let move = 0; move < 56; move++) {
        const free = TILES.filter((tile) => !isBlocked(wheel, tile))
        if (free.length === 0) moves.stuck++
        const tile = free[fate.below(free.length)] as number
        const target = (quadrantOf(wheel, tile) + 1) % 4
        advanceTile(wheel, tile)
        if (quadrantOf(wheel, tile) !== target) moves.astray++
        if (new Set(wheel.tiles).size !== TILES.length) moves.doubled++
      }
    }
    expect(moves).toEqual({ stuck: 0, astray: 0, doubled: 0 })
  })

  test('the rearmost tile has the largest offset, then the lowest slot', () => {
    expect(rearmost(openingWheel(A))).toBe(0)
    expect(rearmost(after(0, 1))).toBe(2)
    expect(rearmost(after(0, 1, 2, 3, 4, 5, 6, 0))).toBe(6)
  })
})

describe('bonuses of the wheel', () => {
  test('under the arc tile there is no ring bonus', () => {
    const bench = new Workbench()
    const before = structuredClone(bench.player())
    bench.choose({ move: 'buyLumber' })
    expect(bench.player()).toEqual(before)
  })

  test('a tile taken from B5 brings 1 blueberry', () => {
    expect(afterwards([0, 1, 2, 3], 2).player().berries).toBe(13)
  })

  test('the window over the start quadrant brings 2 points and one of two dice at offset 3, although the arc hides the ring', () => {
    const bench = afterwards([0, 1, 2, 3, 2, 2], 4)
    expect(bench.player().score).toBe(2)
    expect(bench.choices).toEqual(['"green"', '"yellow"'])
    bench.choose('green')
    expect(diceOf(bench.player())).toEqual(['green-3', 'green-3', 'yellow-2', 'brown-1'])
  })

  test('the tile taken again from B3 brings scrapwood and glue from the ring and a blade from the window', () => {
    const bench = afterwards([0, 1, 2, 3, 2, 2, 4], 4)
    const { scrapwood, glue, blades } = bench.player()
    expect({ scrapwood, glue, blades }).toEqual({ scrapwood: 1, glue: 1, blades: 1 })
  })
})

describe('substitutes and the bonus action', () => {
  test('a tile must be moved before the main action, and the turn cannot end before it', () => {
    const bench = new Workbench()
    expect(bench.whyNot({ act: 'buyLumber' })).toBe('moveFirst')
    expect(bench.whyNot('end')).toBe('moveFirst')
    bench.choose({ move: 'buyLumber' })
    expect(bench.whyNot({ move: 'buyMaterials' })).toBe('tileMoved')
    expect(bench.whyNot('end')).toBe('actFirst')
  })

  test('a blocked tile cannot be moved, but its action can be done for a lantern with another tile', () => {
    const bench = new Workbench((state) => {
      for (const tile of [2, 2, 2]) advanceTile(state.wheel, tile)
    })
    expect(bench.whyNot({ move: 'buyMaterials' })).toBe('tileBlocked')
    // The window over the start quadrant lets the player choose a die first.
    bench.choose({ move: 'buyLumber' }).chooseFirst()
    bench.choose({ act: 'buyMaterials' }, 'glue-2', 'enough')
    expect(bench.player().lanterns).toBe(0)
    expect(bench.player().glue).toBe(2)
  })

  test('without a lantern only the own action is possible', () => {
    const bench = new Workbench((state, player) => give(state, player, { lanterns: 0 }))
    bench.choose({ move: 'buyLumber' })
    expect(bench.whyNot({ act: 'buyMaterials' })).toBe('needsLanterns')
  })

  test('the lantern just won with the tile cannot pay for another tile’s action', () => {
    const content = contentWith({ ring: { B7: { bonus: { do: 'gain', what: 'lanterns', n: 1 } } } })
    const prepared = (lanterns: number) =>
      new Workbench(
        (state, player) => {
          advanceTile(state.wheel, 0)
          give(state, player, { lanterns })
        },
        { content },
      ).choose({ move: 'buyLumber' })
    expect(prepared(0).player().lanterns).toBe(1)
    expect(prepared(0).whyNot({ act: 'buyMaterials' })).toBe('freshLantern')
    expect(prepared(1).whyNot({ act: 'buyMaterials' })).toBeUndefined()
  })

  test('the lantern just won may pay for the bonus action, and the old one then for the substitute', () => {
    const content = contentWith({ ring: { B7: { bonus: { do: 'gain', what: 'lanterns', n: 1 } } } })
    const bench = new Workbench(
      (state, player) => {
        advanceTile(state.wheel, 0)
        give(state, player, { lanterns: 3 })
      },
      { content },
    )
    bench.choose({ move: 'buyLumber' }, { bonus: 'buyMaterials' }, 'glue-2', 'enough')
    expect(bench.player().lanterns).toBe(1)
    expect(bench.whyNot({ act: 'exchangeDice' })).toBeUndefined()
  })

  test('3 blueberries may be taken instead of the action; the tile moves and its bonus is kept', () => {
    const bench = new Workbench((state) => {
      for (const tile of [0, 1, 2, 3]) advanceTile(state.wheel, tile)
    })
    bench.choose({ move: actions[2] }, 'berries')
    expect(bench.player().berries).toBe(12 + 1 + 3)
    expect(bench.whyNot({ act: 'buyMaterials' })).toBe('mainDone')
    expect(bench.offers('end')).toBe(true)
  })

  test('the bonus action costs 3 lanterns, is possible once in a turn, and moves no tile', () => {
    const bench = new Workbench((state, player) => give(state, player, { lanterns: 2 }))
    expect(bench.whyNot({ bonus: 'buyMaterials' })).toBe('needsLanterns')
    const rich = new Workbench((state, player) => give(state, player, { lanterns: 6 }))
    const tiles = [...rich.state.wheel.tiles]
    rich.choose({ bonus: 'buyMaterials' }, 'glue-2', 'enough')
    expect(rich.player().lanterns).toBe(3)
    expect(rich.state.wheel.tiles).toEqual(tiles)
    expect(rich.whyNot({ bonus: 'buyMaterials' })).toBe('bonusDone')
  })

  test('the bonus action may equal the main action', () => {
    const bench = new Workbench((state, player) => give(state, player, { lanterns: 3 }))
    bench.choose({ move: 'buyMaterials' }, { act: 'buyMaterials' }, 'glue-2', 'enough')
    bench.choose({ bonus: 'buyMaterials' }, 'glue-2', 'enough')
    expect(bench.player().glue).toBe(4)
  })

  test('the main action can wait until after extra actions', () => {
    const bench = new Workbench()
    bench.choose({ move: 'buyMaterials' }, { use: 'saw' }, { die: 'green-3', into: [1, 2] }, { act: 'buyMaterials' })
    expect(bench.asked).toBe('buyMaterials')
  })
})
