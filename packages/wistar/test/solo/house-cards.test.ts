import { describe, expect, test } from 'vitest'
import { ENTRANCE, skills } from '../../src/content/names.ts'
import { houseContent, readContent } from '../../src/content/read.ts'
import { houseTables } from '../../src/content/tables.ts'
import { type ActionCard, carryOutBonus } from '../../src/solo/action-cards.ts'
import { playExplorationCard } from '../../src/solo/exploration-cards.ts'
import { reachedEffects } from '../../src/solo/final-effects.ts'
import type { ExplorationCard } from '../../src/solo/priorities.ts'
import { ratbotSheet } from '../../src/solo/ratbot-score.ts'
import { carryOutCard } from '../../src/solo/ratbot-turn.ts'
import { EXPLORATION_PLAYED, RATBOT_DOORS, RATBOT_GUESTS, RATBOT_PILE } from '../../src/solo/ratbot-zones.ts'
import { advance, type Scale, type ScaleEffect } from '../../src/solo/state-cards.ts'
import { RATBOT } from '../../src/state.ts'
import { doorsOf, guestsOf, marketOf, openMission } from '../../src/zones.ts'
import { fixture, Scene } from '../scene.ts'
import { quiet, RatbotScene } from './ratbot-scene.ts'

const { tables, layouts, ways, regionOf, actions } = houseContent
const { missionsIn, missionSpaces, guestsIn, doors } = layouts[2]

/** The house set with state cards on which nothing happens. */
const quietHouse = readContent({
  ...houseTables,
  stateCards: fixture.tables.stateCards.map((card) => ({ ...card, ...quiet[card.id as keyof typeof quiet] })) as never,
})

/** Before Ratbot's first turn, with the rows of cards laid out. */
function houseScene(content = quietHouse): RatbotScene {
  const scene = new RatbotScene({}, content)
  for (const deck of ['basic', 'advanced'] as const) {
    for (const card of scene.zone(deck).slice(0, 4)) scene.bring(card, marketOf(deck))
  }
  return scene
}

const totalAdvances = (scene: RatbotScene) => scene.ratbot.states.reduce((sum, { advances }) => sum + advances, 0)

describe.each(tables.actionCards)('$id of the house set', (card: ActionCard) => {
  test('places its leader and its worker', () => {
    const scene = houseScene()
    scene.run(carryOutCard(scene.table, { ...card, bonuses: [] }))
    if (card.leader === 'hut') expect(scene.state.hut).toEqual([RATBOT])
    else expect(scene.state.leaders).toEqual({ [`${scene.state.wheel[actions.indexOf(card.leader)]}-1`]: RATBOT })
    const { forest, lair, farm } = scene.ratbot.workers
    expect(forest + lair + farm).toBe(card.worker && card.leader !== 'hut' ? 1 : 0)
    if (card.worker && card.leader !== 'hut') expect(scene.ratbot.workers[regionOf[card.leader]]).toBe(1)
  })

  const { leader } = card
  if (leader !== 'hut') {
    test('goes on clockwise when the player stands on every space of its segment', () => {
      const scene = houseScene()
      const place = actions.indexOf(leader)
      const pictured = layouts[2].spacesOf.get(scene.state.wheel[place] as string) ?? []
      for (const { id } of pictured) scene.state.leaders[id] = 0
      scene.run(carryOutCard(scene.table, { ...card, bonuses: [] }))
      expect(scene.state.leaders[`${scene.state.wheel[(place + 1) % actions.length]}-1`]).toBe(RATBOT)
    })
  }

  test.each(card.bonuses)('advances with the bonus $kind, $token', (bonus) => {
    const scene = houseScene()
    scene.run(carryOutBonus(scene.table, bonus))
    expect(scene.advances(bonus.token)).toBe(1)
    expect(totalAdvances(scene)).toBe(1)
    expect(scene.zone(RATBOT_PILE)).toHaveLength(bonus.kind === 'advancedCards' ? 2 : 0)
    expect(scene.zone(RATBOT_GUESTS)).toHaveLength(bonus.kind === 'guest' ? 1 : 0)
  })

  test.each(card.bonuses.filter(({ kind }) => kind === 'mission' || kind === 'roomGuest'))(
    'does not advance when there is something for the bonus $kind',
    (bonus) => {
      const scene = houseScene().has({ explorer: 'B' }).revealed('B1')
      scene.run(carryOutBonus(scene.table, bonus))
      expect(totalAdvances(scene)).toBe(0)
      expect(scene.ratbot.markers + scene.zone(RATBOT_GUESTS).length).toBe(1)
    },
  )
})

type Rows = NonNullable<ExplorationCard['rows']>

const rows = tables.explorationCards.flatMap(({ id, rows }) =>
  Object.entries(rows ?? {}).map(([place, steps]) => ({ id, place, steps: steps as Rows['A'] })),
)

describe.each(rows)('$id of the house set, row $place', ({ id, place, steps }) => {
  /** The row on a farm where nothing has happened yet, told step by step from the rulebook. */
  function expected() {
    const last = tables.explorationCards.find(({ rows }) => rows === undefined)?.priorities ?? {}
    const told = { explorer: place, doors: [] as string[], tents: [] as string[], open: [] as string[], guests: 0 }
    let cheese = 1
    const waiting = new Map(guestsIn)
    const hasGuest = (room: string) => (waiting.get(room) ?? 0) > 0
    for (const step of steps) {
      const { explorer } = told
      if (step.kind === 'move') {
        const way = ways.get(explorer)?.find(({ to }) => to === step.to)
        expect(way, `${explorer} is next to ${step.to}`).toBeDefined()
        if (way && doors.includes(way.passage) && !told.doors.includes(way.passage)) told.doors.push(way.passage)
        told.explorer = step.to
      } else if (step.kind === 'reveal') {
        const hidden = (missionsIn.get(explorer) ?? []).filter((space) => !told.open.includes(space))
        const [first] = hidden.sort((one, other) => (last[one] ?? 0) - (last[other] ?? 0))
        if (first) told.open.push(first)
      } else if (step.kind === 'tent') {
        if (explorer !== ENTRANCE && !told.tents.includes(explorer)) told.tents.push(explorer)
      } else if (step.kind === 'guest') {
        const room = [explorer, ...told.tents].find(hasGuest)
        if (room) waiting.set(room, (waiting.get(room) ?? 0) - 1)
        told.guests += room ? 1 : 0
      } else if (houseContent.rooms.get(explorer)?.cheese) {
        told.guests += cheese
        cheese = 0
      }
    }
    return told
  }

  function played(prepare: (scene: RatbotScene) => RatbotScene): RatbotScene {
    const scene = houseScene().has({ explorer: place })
    for (const card of tables.explorationCards) if (card.rows) scene.bring(card.id, EXPLORATION_PLAYED)
    const ready = prepare(scene.top(id))
    return ready.run(playExplorationCard(ready.table))
  }

  test('does what it shows', () => {
    const scene = played((fresh) => fresh)
    const told = expected()
    expect(scene.ratbot).toMatchObject({ explorer: told.explorer, tents: told.tents, points: 10 })
    expect(scene.zone(RATBOT_DOORS)).toHaveLength(told.doors.length)
    expect(scene.zone(RATBOT_GUESTS)).toHaveLength(told.guests)
    const open = missionSpaces.map((space) => space.id).filter((space) => scene.zone(openMission(space)).length > 0)
    expect(open).toEqual(missionSpaces.map((space) => space.id).filter((space) => told.open.includes(space)))
  })

  test('leaves out what is impossible', () => {
    const everySpace = missionSpaces.map((space) => space.id)
    const scene = played((fresh) =>
      fresh
        .emptied(...guestsIn.keys())
        .bring('cheese-6', 'box')
        .revealed(...everySpace)
        .has({ tents: ['C', 'F'] }),
    )
    expect(scene.ratbot).toMatchObject({ explorer: expected().explorer, tents: ['C', 'F'], rooms: 0 })
    expect(scene.zone(RATBOT_GUESTS)).toEqual([])
  })
})

test('every exploration card numbers every mission space of two players, each differently', () => {
  for (const { priorities } of tables.explorationCards) {
    const numbers = missionSpaces.map(({ id }) => priorities[id])
    expect(numbers.every((number) => number !== undefined)).toBe(true)
    expect(new Set(numbers).size).toBe(missionSpaces.length)
  }
})

const sides = tables.stateCards.flatMap(({ id, sides }) =>
  sides.map((side, place) => ({ id, place, index: side.index, side: side as Scale })),
)

describe.each(sides)('$id of the house set, index $index', ({ id, place, side }) => {
  /** Ratbot has this side and no other; the player has a lot to lose. */
  function onRow(row: number): RatbotScene {
    const scene = houseScene(houseContent)
    scene.has({ states: [{ card: id, side: place, tokens: skills, advances: row - 1 }], explorer: 'B' }).revealed('B1')
    scene.with(0, { wood: 4, metal: 4, movement: 4, joker: 4, rooms: 4 })
    for (const guest of ['house-guest-01', 'cellar-guest-01']) scene.bring(guest, guestsOf(0))
    for (const door of scene.zone('doorBag').slice(0, 2)) scene.bring(door, doorsOf(0))
    for (const card of scene.zone('basic').slice(0, 4)) scene.bring(card, 'hand/0')
    return scene
  }

  const step = (scene: RatbotScene, ...answers: readonly string[]) =>
    scene.run(advance(scene.table, 'strength'), ...answers)

  const shown = side.scale.flatMap(({ effect }, row) => (effect ? [{ row, effect, kind: effect.kind }] : []))

  /** What the player is asked, and what it has less afterwards. */
  const losses: { readonly [against: string]: readonly [answers: readonly string[], loses: object] } = {
    metal: [[], { metal: 3 }],
    wood: [[], { wood: 3 }],
    movement: [[], { movement: 3 }],
    jokers: [[], { joker: 3 }],
    doors: [[], { points: 8 }],
    rooms: [['metal'], { metal: 2 }],
    guests: [['points'], { points: 7 }],
  }

  test.each(shown)('row $row: $kind', ({ row, effect }: { row: number; effect: ScaleEffect }) => {
    const scene = onRow(row)
    if (effect.kind === 'aggressive') {
      const [answers, loses] =
        effect.against === 'hand' ? [[scene.zone('hand/0')[0] as string], {}] : (losses[effect.against] as never)
      const hand = scene.zone('hand/0').length
      step(scene, ...answers)
      expect(scene.player(0)).toMatchObject(loses)
      expect(scene.zone('hand/0')).toHaveLength(effect.against === 'hand' ? hand - 1 : hand)
    } else {
      step(scene)
      expect(Object.values(scene.state.claims).flat().includes(RATBOT)).toBe(effect.kind === 'objective')
      expect(scene.zone(EXPLORATION_PLAYED)).toHaveLength(effect.kind === 'explore' ? 1 : 0)
      expect(scene.state.rows.B1?.[0]).toBe(effect.kind === 'mission' ? RATBOT : null)
    }
    const [state] = scene.ratbot.states
    expect(state?.advances).toBe(row)
    expect(state && reachedEffects(scene.table, state).includes(effect as never)).toBe(effect.kind === 'final')
  })

  test.each(shown.filter(({ kind }) => kind === 'aggressive'))('row $row misses who has the Robodog', ({ row }) => {
    const scene = onRow(row).inPlay(0, 95)
    const before = JSON.stringify(scene.player(0))
    step(scene)
    expect(JSON.stringify(scene.player(0))).toBe(before)
  })

  test('its spaces count at the end, and beyond its end each advance counts at once', () => {
    const last = side.scale.length - 1
    const scene = onRow(last + 1)
    step(scene)
    expect(scene.ratbot.points).toBe(10 + side.overflow)
    const line = ratbotSheet(scene.table).find((entry) => entry.id === 'stateCard')
    expect(line?.points).toBe(side.scale[last]?.points ?? 0)
  })
})

test('a solo game of the house set opens at every level', () => {
  for (let level = 0; level <= 9; level++) {
    const { state } = new Scene({ mode: 'solo', seats: 1, level, content: houseContent, opening: 'startingCards' })
    const indices = state.ratbot?.states.map(
      ({ card, side }) => tables.stateCards.find(({ id }) => id === card)?.sides[side]?.index ?? Number.NaN,
    )
    expect(indices?.reduce((sum, index) => sum + index, 0)).toBe(level)
  }
})
