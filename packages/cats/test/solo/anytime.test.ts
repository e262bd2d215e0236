import { describe, expect, test } from 'vitest'
import { row } from '../kit.ts'
import { fullTable, rowsOn, soloScene } from './solo-table.ts'

const playersTurn = { next: { step: 'rescue', args: { place: 1 } } } as const

describe('anytime cards alone', () => {
  test('077: each of up to three cats goes to any position of the row', () => {
    const table = soloScene(fullTable, { ...playersTurn, hands: [['001', '077']] })
    table.choose(0, { play: '077' }).choose(0, 'green-08').choose(0, { zone: 'left', position: 1 })
    expect(rowsOn(table).cats).toBe('HABCD EFG')
    table.choose(0, 'green-01').choose(0, { zone: 'right', position: 8 })
    expect(rowsOn(table).cats).toBe('HBCD EFGA')
    table.choose(0, 'green-03').choose(0, { zone: 'left', position: 2 })
    expect(rowsOn(table).cats).toBe('HCBD EFGA')
  })

  test('077: where the zones meet, a position exists on both sides', () => {
    const table = soloScene({ ...fullTable, cats: 'A BC' }, { ...playersTurn, hands: [['001', '077']] })
    table.choose(0, { play: '077' }).choose(0, 'green-03')
    expect(table.choices(0)).toEqual([
      { zone: 'left', position: 1 },
      { zone: 'left', position: 2 },
      { zone: 'right', position: 2 },
      { zone: 'right', position: 3 },
    ])
  })

  test('083: drawn cats go to any position, and a rare treasure joins the column of its shape', () => {
    const table = soloScene({ ...fullTable, cats: 'A B' }, { ...playersTurn, hands: [['001', '083']] })
    table.choose(0, { play: '083' }).fate(['green-03', 'rare-T4-2', 'green-04', 'green-05'])
    table.choose(0, { zone: 'left', position: 1 }).choose(0, { zone: 'right', position: 4 })
    table.choose(0, { zone: 'right', position: 3 })
    expect(rowsOn(table)).toMatchObject({ cats: 'CA EBD', rare: 'L T2 O2 S I' })
  })

  test.each(['096', '097'])('%s: the player chooses the colour, even one that gives nothing', (card) => {
    const played = () =>
      soloScene(fullTable, {
        ...playersTurn,
        hands: [['001', card]],
        aboard: [[{ tile: 'blue-16', cells: row(4, 5, 9) }]],
        players: [{ fish: 7 }],
      }).choose(0, { play: card })
    expect(played().choices(0)).toEqual(['blue', 'green', 'red', 'purple', 'orange'])
    expect(played().choose(0, 'blue').player(0).fish).toBe(8)
    expect(played().choose(0, 'red').player(0).fish).toBe(7)
  })
})
