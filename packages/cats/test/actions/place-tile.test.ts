import { describe, expect, test } from 'vitest'
import { type Aboard, row, type Scene, type Setup, scene } from '../kit.ts'

/** Seat 0 has taken an orange Y-shaped cat and must lay it. */
function holding(setup: Omit<Setup, 'next'>): Scene {
  const turn = scene({
    next: { step: 'rescue', args: { place: 0 } },
    left: ['orange-04'],
    ...setup,
    players: [{ fish: 20, ...setup.players?.[0] }, { passed: true }],
  })
  return turn.choose(0, { rescue: 'orange-04', basket: 'permanent' })
}

const upright: [number, number][] = [
  [2, 11],
  [3, 11],
  [4, 11],
  [5, 11],
  [3, 12],
]
/** The port half of a ship on which the cats end at column 10. */
const orange: Aboard[] = [
  { tile: 'orange-16', cells: row(2, 4, 8) },
  { tile: 'orange-09', cells: [...row(1, 5, 8), [0, 8]] },
  {
    tile: 'orange-05',
    cells: [
      [0, 9],
      [0, 10],
      [1, 9],
      [1, 10],
      [2, 9],
    ],
  },
]

describe('laying a tile', () => {
  test('the first one goes anywhere', () => {
    expect(holding({}).lay(0, upright).zone('boat/0')).toEqual(['orange-04'])
    expect(
      holding({})
        .lay(0, [
          [5, 0],
          [5, 1],
          [5, 2],
          [5, 3],
          [4, 2],
        ])
        .zone('boat/0'),
    ).toEqual(['orange-04'])
  })

  test('a further one beside a tile that lies there already', () => {
    const beside = holding({ aboard: [[...orange, { tile: 'common-1-1', cells: [[2, 10]] }]] })
    expect(beside.lay(0, upright).zone('boat/0')).toContain('orange-04')
  })

  test('touching by a corner is not enough', () => {
    expect(holding({ aboard: [orange] }).whyNotLay(0, upright)).toEqual({ code: 'doesNotTouch' })
  })

  test('unless the next tile may go anywhere (069, 070)', () => {
    const free = holding({ aboard: [orange], players: [{ anywhere: true }] })
    expect(free.whyNotLay(0, upright)).toBeUndefined()
    expect(free.lay(0, upright).player(0).anywhere).toBe(false)
  })

  test('not over another tile, which is named', () => {
    const over = holding({ aboard: [orange] })
    const cells: [number, number][] = [
      [2, 8],
      [3, 8],
      [4, 8],
      [5, 8],
      [3, 9],
    ]
    expect(over.whyNotLay(0, cells)).toEqual({ code: 'overlaps', params: { tile: 'orange-16' } })
  })

  test('not over the edge of the ship', () => {
    expect(
      holding({}).whyNotLay(0, [
        [0, 6],
        [0, 7],
        [0, 8],
        [0, 9],
        [1, 7],
      ]),
    ).toEqual({ code: 'outsideShip' })
    expect(holding({}).whyNot(0, { row: 99, col: 0, turn: 0, flip: false })).toEqual({ code: 'outsideShip' })
    expect(holding({}).whyNot(0, 'somewhere')).toEqual({ code: 'notAPlacement' })
  })

  test('over several sections, rats and maps alike', () => {
    const laid = holding({ boats: ['boat-1'] }).lay(0, [
      [2, 17],
      [3, 17],
      [4, 17],
      [5, 17],
      [3, 16],
    ])
    expect(laid.zone('boat/0')).toEqual(['orange-04'])
  })

  test('a ship that has become empty again takes the next tile anywhere', () => {
    const turn = scene({
      next: { step: 'rescue', args: { place: 0 } },
      left: ['orange-04'],
      hands: [['088'], []],
      aboard: [
        [
          { tile: 'common-1-1', cells: [[4, 21]] },
          { tile: 'common-1-2', cells: [[4, 20]] },
        ],
      ],
      players: [{ fish: 20 }, { passed: true }],
    })
    turn.choose(0, { play: '088' })
    expect(turn.player(0).boat.tiles).toEqual([])
    turn.choose(0, { rescue: 'orange-04', basket: 'permanent' })
    expect(turn.whyNotLay(0, upright)).toBeUndefined()
  })
})
