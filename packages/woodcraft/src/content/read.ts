import { byId, type Effect, loadTable, loadTables, type RawTables, type References, type Tables } from '@nora/effects'
import { needOf } from '../cards/order-needs.ts'
import { woodcraftLanguage } from '../language/language.ts'
import { checkConsistency } from './consistency.ts'
import type { AtticPlace, Content, HelperCard, OrderCard, WorkshopSlot } from './content.ts'
import { quadrants, SLOTS } from './names.ts'
import { type Helper, type IncomeTrackRecord, type Schemas, schemasOf, toolSchema } from './schema.ts'
import { houseTables } from './tables.ts'

/** Fields that name records of other tables. */
const references: References = {
  attic: { 'needs.*': 'attic' },
  atticEdges: { 'between.*': 'attic' },
  improvements: { after: 'improvements' },
}

/** Checks tables and makes content of them; a `ContentError` lists every problem with file, record and field. */
export function readContent(raw: RawTables): Content {
  const tools = loadTable('tools', raw.tools, toolSchema)
  const language = woodcraftLanguage(Object.fromEntries(tools.map(({ id, name }) => [id, name])))
  const tables = loadTables(raw, schemasOf(language.schema), references)
  checkConsistency(tables)
  return {
    tables,
    language,
    helpers: new Map(tables.helpers.map((record) => [record.id, helperCard(record)])),
    orders: orderCards(tables),
    contracts: byId(tables.contracts),
    soloCards: byId(tables.soloCards),
    rewardTiles: byId(tables.rewardTiles),
    ring: ringOf(tables),
    windows: windowsOf(tables),
    slots: slotsOf(tables),
    improvements: byId(tables.improvements),
    marketing: tables.marketing,
    incomeTracks: Object.fromEntries(tables.incomeTracks.map((track) => [track.id, track])) as {
      berryIncome: IncomeTrackRecord
      nutIncome: IncomeTrackRecord
    },
    reputation: tables.reputation,
    attic: atticOf(tables),
    tools: tables.tools.map(({ id }) => id),
    bundles: byId(tables.bundles),
  }
}

/** The house set. */
export const houseContent: Content = readContent(houseTables)

function helperCard(record: Helper): HelperCard {
  const { ability, cost, production } = record
  const card = { record, cost, production }
  switch (ability.kind) {
    case 'immediate':
      return { ...card, immediate: ability.effect }
    case 'oncePerTurn':
      return { ...card, oncePerTurn: ability.effect }
    case 'permanent':
      if ('always' in ability) return { ...card, always: ability.always }
      return { ...card, when: { trigger: ability.when, effect: ability.effect } }
  }
}

function orderCards({ orders, hazelnutOrders }: Tables<Schemas>): Map<string, OrderCard> {
  const cards = new Map<string, OrderCard>()
  for (const record of orders) {
    const { id, deck, row, dice, materials, reward } = record
    cards.set(id, { record, deck, row, need: needOf(dice, materials), reward, alternative: undefined })
  }
  for (const record of hazelnutOrders) {
    const { id, row, dice, materials, reward, berries, points } = record
    const need = needOf(dice, materials)
    cards.set(id, { record, deck: 'hazelnut', row, need, reward, alternative: { berries, points } })
  }
  return cards
}

function ringOf({ ring }: Tables<Schemas>): (Effect | null)[] {
  const bonuses = new Map(ring.map(({ id, bonus }) => [id, bonus]))
  return quadrants.flatMap((quadrant) =>
    Array.from({ length: SLOTS }, (_, slot) => bonuses.get(`${quadrant}${slot + 1}`) ?? null),
  )
}

function windowsOf({ windows }: Tables<Schemas>): Effect[] {
  const bonuses = new Map(windows.map(({ quadrant, offset, bonus }) => [`${quadrant}${offset}`, bonus]))
  return quadrants.flatMap((quadrant) => [2, 3].map((offset) => bonuses.get(`${quadrant}${offset}`) as Effect))
}

/** The top left space first. */
function slotsOf({ helperSlots }: Tables<Schemas>): WorkshopSlot[] {
  const sorted = helperSlots.toSorted((one, other) => one.row - other.row || one.column - other.column)
  return sorted.map((slot) => ({
    ...slot,
    neighbours: sorted.flatMap((other, index) =>
      Math.abs(other.row - slot.row) + Math.abs(other.column - slot.column) === 1 ? [index] : [],
    ),
  }))
}

function atticOf({ attic, atticEdges }: Tables<Schemas>): AtticPlace[] {
  const indexOf = (id: string) => attic.findIndex((space) => space.id === id)
  return attic.map(({ id, row, needs }) => ({
    id,
    row,
    needs: needs.map(indexOf),
    edges: atticEdges.flatMap(({ between: [one, other], reward }) => {
      if (one !== id && other !== id) return []
      return [{ other: indexOf(one === id ? other : one), reward }]
    }),
  }))
}
