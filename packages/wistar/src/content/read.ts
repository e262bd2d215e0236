import { byId, type Effect, loadTables, type RawTables, type Tables } from '@nora/effects'
import { language } from '../language/language.ts'
import { checkConsistency } from './consistency.ts'
import type { Content, InventionCard, Lasting, Way } from './content.ts'
import { layoutOf } from './layout.ts'
import type { Edition, MainAction, Region } from './names.ts'
import { type Power, type Schemas, schemasOf } from './schema.ts'
import { houseTables } from './tables.ts'

/** Checks tables and makes content of them; a `ContentError` lists every problem with table, record and field. */
export function readContent(raw: RawTables): Content {
  const tables = loadTables(raw, schemasOf(language.schema))
  checkConsistency(tables)
  const inventions = ofEditions((edition) => inventionsIn(tables, edition))
  return {
    tables,
    language,
    inventions,
    lasting: ofEditions((edition) => lastingPowers(tables, inventions[edition])),
    guests: byId(tables.guests),
    cheeses: byId(tables.cheeses),
    missions: byId(tables.missions),
    objectives: byId(tables.objectives),
    doors: new Map(tables.doors.map(({ id, bonus }): [string, Effect] => [id, bonus])),
    heroes: byId(tables.heroes),
    abilities: new Map(tables.abilities.map((ability) => [ability.id as never, ability])),
    rooms: byId(tables.rooms),
    ways: waysOf(tables),
    actions: tables.actions.map(({ id }) => id as MainAction),
    regionOf: Object.fromEntries(tables.actions.map(({ id, region }) => [id, region])) as {
      [action in MainAction]: Region
    },
    layouts: { 2: layoutOf(tables, 2), 3: layoutOf(tables, 3), 4: layoutOf(tables, 4) },
    board: tables.boards[0] as Content['board'],
  }
}

/** The game with this project's own cards where the rulebooks show only pictures. */
export const houseContent: Content = readContent(houseTables)

function ofEditions<V>(make: (edition: Edition) => V): { readonly [edition in Edition]: V } {
  return { recommended: make('recommended'), czech: make('czech'), polish: make('polish') }
}

function inventionsIn(tables: Tables<Schemas>, edition: Edition): ReadonlyMap<string, InventionCard> {
  return byId(
    tables.inventions.map(({ id, deck, type, requires, icons, points, power, editions }): InventionCard => {
      const read = (edition === 'recommended' ? undefined : editions?.[edition]) ?? power
      return {
        ...{ id, deck, type, requires, points, power: read, kind: read.kind },
        number: Number(id.slice(-3)),
        icons: Object.entries(icons) as [never, number][],
      }
    }),
  )
}

function lastingPowers(
  { guests }: Tables<Schemas>,
  inventions: ReadonlyMap<string, InventionCard>,
): ReadonlyMap<string, Lasting> {
  const found = new Map<string, Lasting>()
  for (const { id, power } of [...inventions.values(), ...guests]) {
    const lasting = lastingOf(power)
    if (lasting) found.set(id, lasting)
  }
  return found
}

function lastingOf(power: Power): Lasting | undefined {
  if (power.kind !== 'permanent') return undefined
  return 'always' in power ? { always: power.always } : { when: { trigger: power.when, effect: power.effect } }
}

function waysOf({ passages }: Tables<Schemas>): ReadonlyMap<string, readonly Way[]> {
  const ways = new Map<string, Way[]>()
  for (const { id, between } of passages) {
    const [one, other] = between
    ways.set(one, [...(ways.get(one) ?? []), { passage: id, to: other }])
    ways.set(other, [...(ways.get(other) ?? []), { passage: id, to: one }])
  }
  return ways
}
