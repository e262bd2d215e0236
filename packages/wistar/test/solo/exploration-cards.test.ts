import { describe, expect, test } from 'vitest'
import { playExplorationCard } from '../../src/solo/exploration-cards.ts'
import { ratbotGuestKind } from '../../src/solo/guests.ts'
import {
  EXPLORATION_DECK,
  EXPLORATION_LAST,
  EXPLORATION_PLAYED,
  EXPLORATION_TOP,
  RATBOT_DOORS,
  RATBOT_GUESTS,
} from '../../src/solo/ratbot-zones.ts'
import { doorAt, guestsIn, hiddenMission, openMission } from '../../src/zones.ts'
import { RatbotScene } from './ratbot-scene.ts'

type Step = { readonly kind: string; readonly to?: string }

const none = { A: [], B: [], C: [], D: [], E: [], F: [], G: [] }
const priorities = { B1: 3, C1: 4, D1: 2, D2: 1, F1: 5, F2: 6, G1: 7 }

/** The top card has this row for the explorer's place; the last card lies under it. */
function withRow(place: string, ...steps: readonly Step[]): RatbotScene {
  const card = { rows: { ...none, [place]: steps } }
  const scene = new RatbotScene({ explorationCards: { 'exploration-1': card, 'exploration-7': { priorities } } })
  for (const other of [2, 3, 4, 5, 6]) scene.bring(`exploration-${other}`, EXPLORATION_PLAYED)
  return scene.top('exploration-1').has({ explorer: place })
}

const play = (scene: RatbotScene, ...answers: readonly string[]) =>
  scene.run(playExplorationCard(scene.table), ...answers)

describe('an exploration card', () => {
  test('leaves the game, and the next one is on top', () => {
    const scene = play(withRow('A'))
    expect(scene.zone(EXPLORATION_PLAYED).at(-1)).toBe('exploration-1')
    expect(scene.zone(EXPLORATION_TOP)).toEqual(['exploration-7'])
    expect(scene.zone(EXPLORATION_DECK)).toEqual([])
    expect(scene.zone(EXPLORATION_LAST)).toEqual([])
  })

  test('counts by the row of the place where the explorer stands when it is turned over', () => {
    const scene = withRow('A', { kind: 'move', to: 'B' }, { kind: 'tent' })
    play(scene)
    expect(scene.ratbot).toMatchObject({ explorer: 'B', tents: ['B'] })
  })

  test('the example of the rulebook: the mission with the lower number, a tent, and through the door to E', () => {
    const scene = withRow('D', { kind: 'reveal' }, { kind: 'tent' }, { kind: 'move', to: 'E' })
    const human = { ...scene.player(0) }
    const [door] = scene.zone(doorAt('D-E'))
    play(scene)
    expect(scene.zone(openMission('D2'))).toHaveLength(1)
    expect(scene.zone(hiddenMission('D1'))).toHaveLength(1)
    expect(scene.ratbot).toMatchObject({ tents: ['D'], explorer: 'E', points: 10 })
    expect(scene.zone(RATBOT_DOORS)).toEqual([door])
    expect(scene.zone(doorAt('D-E'))).toEqual([])
    // Neither the mission nor the door gave anybody its bonus.
    expect(scene.player(0)).toEqual(human)
  })
})

describe('a move', () => {
  test('through an open passage takes no door', () => {
    const scene = play(withRow('B', { kind: 'move', to: 'C' }))
    expect(scene.ratbot.explorer).toBe('C')
    expect(scene.zone(RATBOT_DOORS)).toEqual([])
  })

  test('takes the door in between', () => {
    const scene = play(withRow('A', { kind: 'move', to: 'B' }))
    expect(scene.zone(RATBOT_DOORS)).toHaveLength(1)
    expect(scene.zone(doorAt('A-B'))).toEqual([])
  })

  test('to where the explorer is does nothing', () => {
    const scene = play(withRow('B', { kind: 'move', to: 'B' }))
    expect(scene.ratbot.explorer).toBe('B')
  })
})

describe('a reveal', () => {
  test('takes the one mission left', () => {
    const scene = play(withRow('D', { kind: 'reveal' }).revealed('D2'))
    expect(scene.zone(openMission('D1'))).toHaveLength(1)
  })

  test('without a hidden mission here does nothing', () => {
    const scene = play(withRow('B', { kind: 'reveal' }).revealed('B1'))
    expect(scene.zone(hiddenMission('C1'))).toHaveLength(1)
    expect(play(withRow('A', { kind: 'reveal' })).ratbot.explorer).toBe('A')
  })

  test('a tent does not reveal', () => {
    const scene = play(withRow('E', { kind: 'reveal' }).has({ tents: ['D'] }))
    expect(scene.zone(openMission('D2'))).toEqual([])
  })
})

describe('a tent', () => {
  test('stands only once in a room', () => {
    expect(play(withRow('D', { kind: 'tent' }).has({ tents: ['D'] })).ratbot.tents).toEqual(['D'])
  })

  test('there are two of them', () => {
    expect(play(withRow('D', { kind: 'tent' }).has({ tents: ['B'] })).ratbot.tents).toEqual(['B', 'D'])
    expect(play(withRow('D', { kind: 'tent' }).has({ tents: ['B', 'C'] })).ratbot.tents).toEqual(['B', 'C'])
  })

  test('none stands at the entrance', () => {
    expect(play(withRow('A', { kind: 'tent' })).ratbot.tents).toEqual([])
  })
})

describe('a guest', () => {
  test('comes from the explorer’s room first', () => {
    const scene = withRow('B', { kind: 'guest' }).has({ tents: ['C', 'D'] })
    const [guest] = scene.zone(guestsIn('B'))
    play(scene)
    expect(scene.zone(RATBOT_GUESTS)).toEqual([guest])
    expect(scene.asked).toEqual([])
  })

  test('else from the one tent that has some', () => {
    const scene = withRow('B', { kind: 'guest' })
      .has({ tents: ['C', 'D'] })
      .emptied('B', 'C')
    const [guest] = scene.zone(guestsIn('D'))
    play(scene)
    expect(scene.zone(RATBOT_GUESTS)).toEqual([guest])
    expect(scene.asked).toEqual([])
  })

  test('where both tents have some, the player says which', () => {
    const scene = withRow('B', { kind: 'guest' })
      .has({ tents: ['C', 'D'] })
      .emptied('B')
    const [guest] = scene.zone(guestsIn('D'))
    play(scene, 'D')
    expect(scene.asked).toEqual([{ seat: 0, kind: 'ratbotGuest', args: null }])
    expect(scene.zone(RATBOT_GUESTS)).toEqual([guest])
  })

  test('the player is told why another room does not do', () => {
    const scene = withRow('B', { kind: 'guest' })
      .has({ tents: ['C', 'D'] })
      .emptied('C')
    const why = (room: string) => ratbotGuestKind.why?.(scene.table, 0, null, room)?.code
    expect(why('C')).toBe('noGuestHere')
    expect(why('E')).toBe('noTentOfRatbot')
    expect(why('Z')).toBeUndefined()
  })

  test('without a free room a room is dug, and nobody is asked', () => {
    const scene = withRow('B', { kind: 'guest' })
      .has({ tents: ['C', 'D'], beds: 3 })
      .emptied('B')
    play(scene)
    expect(scene.ratbot.rooms).toBe(1)
    expect(scene.zone(RATBOT_GUESTS)).toEqual([])
    expect(scene.asked).toEqual([])
  })

  test('where there is none, nothing is dug either', () => {
    const scene = play(withRow('B', { kind: 'guest' }).has({ beds: 3 }).emptied('B'))
    expect(scene.ratbot.rooms).toBe(0)
  })
})

describe('the cheese', () => {
  test('is taken where it lies, and lives in a room like a guest', () => {
    const scene = play(withRow('G', { kind: 'cheese' }))
    expect(scene.zone(RATBOT_GUESTS)).toEqual(['cheese-6'])
  })

  test('is out of reach elsewhere, also of a tent', () => {
    const scene = play(withRow('F', { kind: 'cheese' }).has({ tents: ['G'] }))
    expect(scene.zone(RATBOT_GUESTS)).toEqual([])
  })

  test('is not there twice', () => {
    const scene = play(withRow('G', { kind: 'cheese' }).bring('cheese-6', 'guests/0').has({ beds: 3 }))
    expect(scene.zone(RATBOT_GUESTS)).toEqual([])
    expect(scene.ratbot.rooms).toBe(0)
  })

  test('without a free room a room is dug', () => {
    const scene = play(withRow('G', { kind: 'cheese' }).has({ beds: 3 }))
    expect(scene.zone('cheese')).toEqual(['cheese-6'])
    expect(scene.ratbot.rooms).toBe(1)
  })
})

describe('the last exploration card', () => {
  const last = (explorer: string) => {
    const scene = new RatbotScene()
    for (const other of [1, 2, 3, 4, 5, 6]) scene.bring(`exploration-${other}`, EXPLORATION_PLAYED)
    return scene.bring('exploration-7', EXPLORATION_TOP).has({ explorer })
  }

  test('never leaves', () => {
    const scene = play(play(last('B')))
    expect(scene.zone(EXPLORATION_TOP)).toEqual(['exploration-7'])
  })

  test('takes the cheese before a guest', () => {
    const scene = play(last('G'))
    expect(scene.zone(RATBOT_GUESTS)).toEqual(['cheese-6'])
  })

  test('takes a guest, also from a tent, before it moves', () => {
    const scene = last('B')
      .has({ tents: ['C'] })
      .emptied('B')
    const [guest] = scene.zone(guestsIn('C'))
    play(scene)
    expect(scene.zone(RATBOT_GUESTS)).toEqual([guest])
    expect(scene.ratbot.explorer).toBe('B')
  })

  test('else moves to G, and takes a door only from next to it', () => {
    const near = play(last('F').emptied('F'))
    expect(near.ratbot.explorer).toBe('G')
    expect(near.zone(RATBOT_DOORS)).toHaveLength(1)
    const far = play(last('B').emptied('B'))
    expect(far.ratbot.explorer).toBe('G')
    expect(far.zone(RATBOT_DOORS)).toEqual([])
  })

  test('in G with nothing left it does nothing', () => {
    const scene = play(last('G').bring('cheese-6', 'box').emptied('G'))
    expect(scene.ratbot).toMatchObject({ explorer: 'G', rooms: 0, points: 10 })
  })
})
