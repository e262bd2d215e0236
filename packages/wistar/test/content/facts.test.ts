import type { Json } from '@nora/kernel'
import { describe, expect, test } from 'vitest'
import type { PlayerCount } from '../../src/content/content.ts'
import type { Invention } from '../../src/content/schema.ts'
import { houseContent } from '../../src/index.ts'
import facts from './facts.json' with { type: 'json' }

/** Nothing in the tables may contradict what the rulebooks and other published texts say. */
const { layouts, tables } = houseContent
const { inventions } = tables
const playerCounts: readonly PlayerCount[] = [2, 3, 4]
const number = ({ id }: { readonly id: string }) => Number(id.slice(-3))
const named = (name: object) =>
  inventions.find((card) => Object.entries(name).every(([language, text]) => card.name[language as 'cs'] === text))

/** Equal, except where the fact says that a value is not known. */
function agrees(fact: Json | undefined, value: Json | undefined): boolean {
  if (fact === 'unknown') return true
  if (typeof fact !== 'object' || fact === null) return fact === value
  if (typeof value !== 'object' || value === null || Array.isArray(fact) !== Array.isArray(value)) return false
  const [known, found] = [fact as Record<string, Json>, value as Record<string, Json>]
  const fields = new Set([...Object.keys(known), ...Object.keys(found)])
  return [...fields].every((field) => agrees(known[field], found[field]))
}

interface InventionFact {
  readonly power?: { readonly kind?: string }
  readonly requires?: object
  readonly [field: string]: unknown
}

/** The kind of an effect is often not told; what it does is, and then nothing may be added to it. */
function expectInvention(card: Invention | undefined, { power, requires, ...fact }: InventionFact) {
  expect(card).toMatchObject(fact)
  if (!card) return
  if (requires) expect(card.requires).toEqual(requires)
  if (power && Object.keys(power).join() === 'kind') expect(card.power.kind).toBe(power.kind)
  else if (power) {
    const whole = { kind: card.power.kind, ...power } as unknown as Json
    expect(agrees(whole, card.power as unknown as Json), `${JSON.stringify(whole)} ${JSON.stringify(card.power)}`).toBe(
      true,
    )
  }
}

describe('known facts about inventions', () => {
  const { counts, numbered, unnumbered, offensive, removedFromPeacefulGames, oneIcon } = facts.inventions

  test('their number', () => {
    expect(inventions.length).toBe(counts.all)
    expect(inventions.filter(({ deck }) => deck === 'basic').length).toBe(counts.basic)
    expect(inventions.filter(({ deck }) => deck === 'advanced').length).toBe(counts.advanced)
  })

  test.each(numbered as readonly (InventionFact & { id: string })[])('$id', (fact) => {
    expectInvention(
      inventions.find(({ id }) => id === fact.id),
      fact,
    )
  })

  test.each(unnumbered as readonly (InventionFact & { name: object })[])('$name', (fact) => {
    expectInvention(named(fact.name), fact)
  })

  test.each(oneIcon)('%s shows one icon', (name) => {
    expect(Object.values(named({ cs: name })?.icons ?? {})).toEqual([1])
  })

  test('the offensive cards are those removed from peaceful games, besides the one that protects from them', () => {
    expect(inventions.filter(({ power }) => power.kind === 'offensive').map(number)).toEqual(offensive)
    const protecting = inventions.filter(({ power }) => 'always' in power && power.always.rule === 'immune').map(number)
    expect([...offensive, ...protecting].sort((one, other) => one - other)).toEqual(removedFromPeacefulGames)
  })

  test('the termite nursery can cost 3 points', () => {
    const { power } = named({ ru: 'Питомник термитов' }) as Invention
    expect(JSON.stringify(power)).toContain(JSON.stringify({ do: 'lose', what: 'points', n: 3 }))
  })

  test.each(facts.inventions.effectsOfNamelessCards)('some card has the power %j', (fact) => {
    expect(
      inventions.filter(({ power }) => agrees({ kind: power.kind, ...fact } as Json, power as unknown as Json)).length,
    ).toBe(1)
  })

  test.each(facts.inventions.namesToldElsewhere)('a card is called %s', (name) => {
    expect(named({ en: name })).toBeDefined()
  })
})

describe('known facts about missions, objectives and guests', () => {
  test('there are 6 house and 4 cellar missions', () => {
    for (const [area, count] of Object.entries(facts.missions.counts)) {
      expect(tables.missions.filter((mission) => mission.area === area).length, area).toBe(count)
    }
  })

  test.each(facts.missions.rows)('a row is $name', (fact) => {
    const rows = tables.missions.flatMap((mission) => mission.rows)
    const row = rows.find(({ name }) => name.cs === fact.name.cs)
    expect(row).toMatchObject(fact)
    expect(row?.requires).toEqual(fact.requires)
  })

  test('a card has electricity in its third row and a lock on its second, which the first opens', () => {
    const { locks, thirdRow } = facts.missions.electricityCard
    const cards = tables.missions.filter(({ rows }) => rows.map(({ lock }) => lock ?? null).join() === locks.join())
    expect(cards.map(({ rows }) => ({ requires: rows[2]?.requires, reward: rows[2]?.reward }))).toContainEqual(thirdRow)
  })

  test('a card gives 2 wood for turning it over, and locks are numbered 1 or 2', () => {
    for (const bonus of facts.missions.reveals)
      expect(tables.missions.map(({ reveal }) => reveal)).toContainEqual(bonus)
    const locks = tables.missions.flatMap(({ rows }) => rows.flatMap(({ lock }) => lock ?? []))
    expect([...new Set(locks)].sort()).toEqual(facts.missions.locks)
  })

  test('one of 13 objectives asks for 3, then 4 rooms and gives an advanced card and 4 points', () => {
    const { count, known } = facts.objectives
    expect(tables.objectives.length).toBe(count)
    const objective = tables.objectives.find(({ counts }) => agrees(known.counts, counts as unknown as Json))
    expect(objective?.bonus).toEqual(known.bonus)
    for (const players of playerCounts) {
      expect(layouts[players].steps.get(objective?.id ?? '')?.slice(0, 2)).toEqual(known.needs)
    }
  })

  test('of 25 guests three are known', () => {
    const { counts, points, kinds, known } = facts.guests
    for (const [area, count] of Object.entries(counts)) {
      expect(tables.guests.filter((guest) => guest.area === area).length, area).toBe(count)
    }
    const worth = tables.guests.map((guest) => guest.points)
    expect([Math.min(...worth), Math.max(...worth)]).toEqual(points)
    expect(new Set(tables.guests.map(({ power }) => power.kind))).toEqual(new Set(kinds))
    const found = tables.guests.map((guest) => ({ power: guest.power, points: guest.points }))
    for (const fact of known) expect(found).toContainEqual(fact)
  })

  test('the cheeses, a door and a hero', () => {
    expect(tables.cheeses.map(({ id, points, players }) => ({ id, points, players }))).toEqual(facts.cheeses)
    expect(tables.doors.length).toBe(facts.doors.count)
    for (const bonus of facts.doors.known) expect(tables.doors.map((door) => door.bonus)).toContainEqual(bonus)
    expect(tables.heroes.length).toBe(facts.heroes.count)
    for (const { icons } of tables.heroes) expect(icons).toBe(facts.heroes.icons)
    expect(tables.heroes.find(({ name }) => name.cs === facts.heroes.known.name.cs)).toMatchObject(facts.heroes.known)
  })
})

describe('known facts about the boards', () => {
  test('abilities', () => {
    const { brown, grey, known } = facts.abilities
    const ofColour = (colour: string) => tables.abilities.filter((ability) => ability.colour === colour).length
    expect([ofColour('brown'), ofColour('grey')]).toEqual([brown, grey])
    expect(tables.abilities.map(({ id, points, fee }) => ({ id, points, fee }))).toEqual(known)
  })

  test('the player board', () => {
    const { beds, rooms, freeRooms } = houseContent.board
    expect(freeRooms).toBe(facts.board.freeRooms)
    expect(rooms.slice(0, 2)).toEqual(facts.board.roomsFrom)
    expect(rooms).toEqual(expect.arrayContaining(facts.board.roomsAmong))
    expect(beds).toEqual(expect.arrayContaining(facts.board.bedsAmong))
  })

  test('the wheel', () => {
    const { segments, marked, marks, spaces, mostSpacesWithTwoPlayers, regions, bonuses } = facts.wheel
    expect(tables.segments.length).toBe(segments)
    const turned = tables.segments.filter(({ sides }) => sides.length === 2)
    expect(turned.length).toBe(marked)
    const shown = turned.flatMap(({ sides }) => sides.map(({ players }) => players))
    for (const mark of marks) expect(shown).toContainEqual(mark)
    const sides = tables.segments.flatMap((segment) => segment.sides)
    const sizes = sides.map((side) => side.spaces.length)
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual(spaces)
    for (const side of sides.filter(({ players }) => players.includes(2))) {
      expect(side.spaces.length).toBeLessThanOrEqual(mostSpacesWithTwoPlayers)
    }
    // Each space gives another bonus action: one, and no kind twice while another is missing.
    for (const players of playerCounts) {
      const given = [...layouts[players].spaces.values()].map(({ bonus }) => bonus)
      expect(given.every(({ length }) => length === 1)).toBe(true)
      const times = bonuses.map((bonus) => given.filter(([only]) => only === bonus).length)
      expect(Math.max(...times) - Math.min(...times), `${players} players`).toBeLessThanOrEqual(1)
    }
    for (const [region, actions] of Object.entries(regions)) {
      expect(tables.actions.filter((action) => action.region === region).map(({ id }) => id)).toEqual(actions)
    }
  })

  test('the farm', () => {
    const { rooms, floors, missionsWithTwoPlayers, doorWithTwoPlayers, cheeseRoom, markedMissionSpaces } = facts.farm
    expect(tables.rooms.length).toBe(rooms)
    expect(new Set(tables.rooms.map(({ floor }) => floor))).toEqual(new Set(floors))
    for (const [room, count] of Object.entries(missionsWithTwoPlayers)) {
      expect(layouts[2].missionsIn.get(room)?.length, room).toBe(count)
    }
    expect(layouts[2].doors).toContain(doorWithTwoPlayers)
    expect(tables.rooms.filter(({ cheese }) => cheese).map(({ id }) => id)).toEqual([cheeseRoom])
    const marks = tables.rooms.flatMap(({ missions }) => missions.flatMap(({ players }) => players?.join('-') ?? []))
    expect(marks.sort()).toEqual(markedMissionSpaces)
    const entrance = (houseContent.ways.get('A') ?? []).map(({ to }) => houseContent.rooms.get(to)?.floor)
    expect(new Set(entrance)).toEqual(new Set(facts.farm.entranceDoorsTo))
  })
})

describe('known facts about Ratbot', () => {
  const { solo } = facts
  const effects = tables.stateCards.flatMap(({ sides }) =>
    sides.flatMap(({ scale }) => scale.flatMap(({ effect }) => (effect ? [effect] : []))),
  )

  test('action cards', () => {
    expect(tables.actionCards.length).toBe(solo.actionCards)
    expect(tables.actionCards.filter(({ leader }) => leader === 'hut').length).toBe(solo.hutCards)
    const bonuses = tables.actionCards.flatMap((card) => card.bonuses)
    expect(new Set(bonuses.map(({ kind }) => kind))).toEqual(new Set(solo.bonuses))
    const advances = bonuses.filter(({ kind }) => kind === 'advance').map(({ token }) => token)
    expect(new Set(advances).size).toBeGreaterThanOrEqual(solo.plainAdvancesOfDifferentTokens)
  })

  test('exploration cards', () => {
    expect(tables.explorationCards.length).toBe(solo.explorationCards)
    expect(tables.explorationCards.map(({ rows }) => rows?.D)).toContainEqual(solo.explorationRow.D)
    const last = tables.explorationCards.find(({ rows }) => !rows)
    const { first, before } = solo.priorities
    expect(first.map((space) => last?.priorities[space])).toContain(1)
    expect(last?.priorities[before]).toBeGreaterThan(1)
  })

  test('state cards', () => {
    expect(tables.stateCards.length).toBe(solo.stateCards)
    for (const kind of solo.immediate) expect(effects.map((effect) => effect.kind)).toContain(kind)
    const against = effects.flatMap((effect) => (effect.kind === 'aggressive' ? [effect.against] : []))
    expect(new Set(against)).toEqual(new Set(solo.aggressive))
    for (const fact of solo.final) expect(effects).toContainEqual({ kind: 'final', ...fact })
    for (const effect of effects.filter(({ kind }) => kind === 'final')) {
      if ('per' in effect && effect.per === 'advances') expect(effect.points).toBe(solo.advances.points)
    }
    const tokens = effects.flatMap((effect) => ('token' in effect ? [effect.token] : []))
    expect(new Set(tokens).size).toBe(solo.advances.tokens)
    expect(tables.stateCards.flatMap(({ sides }) => sides.map(({ overflow }) => overflow))).toContain(solo.overflow)
  })

  test('its board', () => {
    for (const [part, length] of Object.entries(solo.counts)) {
      const values = tables.automa[0]?.[part as 'markers' | 'beds' | 'rooms']
      expect(values?.length, part).toBe(length)
      expect(values, part).toContain(solo.automa[part as 'markers'])
    }
  })
})
