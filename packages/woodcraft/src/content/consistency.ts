import { missingRecords, type Problem, refuseIf, type Tables } from '@nora/effects'
import type { Json } from '@nora/kernel'
import { actions, improvements, incomeTracks, quadrants, SLOTS } from './names.ts'
import type { Schemas } from './schema.ts'

type AllTables = Tables<Schemas>
type TableName = keyof Schemas & string

/** Berries at the start: every early helper must be affordable, because nobody starts without one. */
const START_BERRIES = 12
const REWARD_TILE_SPACES = 2

/** What the rules rely on and no record can show alone. */
export function checkConsistency(tables: AllTables): void {
  refuseIf([
    ...missingRecords('ring', tables.ring, ringIds()),
    ...missingRecords('windows', tables.windows, windowIds()),
    ...missingRecords('improvements', tables.improvements, improvements),
    ...missingRecords('incomeTracks', tables.incomeTracks, incomeTracks),
    ...topLeft(tables),
    ...affordable(tables),
    ...decks(tables),
    ...tileSpaces(tables),
    ...everyTileMoves(tables),
    ...seedlings(tables),
  ])
}

function problem(file: TableName, record: string, field: string, code: string, expected?: Json): Problem {
  return { file, record, field, code, ...(expected === undefined ? {} : { expected }) }
}

function ringIds(): string[] {
  return quadrants.flatMap((quadrant) => Array.from({ length: SLOTS }, (_, slot) => `${quadrant}${slot + 1}`))
}

function windowIds(): string[] {
  return quadrants.flatMap((quadrant) => [2, 3].map((offset) => `${quadrant}-${offset}`))
}

/** Czech rulebook, Příprava hráče: the first helper goes to the top left. */
function topLeft({ helperSlots }: AllTables): Problem[] {
  const found = helperSlots.some(({ column, row }) => column === 1 && row === 1)
  return found ? [] : [problem('helperSlots', '', 'column', 'fieldValue', 1)]
}

function affordable({ helpers }: AllTables): Problem[] {
  return helpers
    .filter(({ deck, cost }) => deck === 'early' && cost > START_BERRIES)
    .map(({ id }) => problem('helpers', id, 'cost', 'fieldTooBig', START_BERRIES))
}

/** A card lies in the deck that its id names: from the back one sees that much of it. */
function decks(tables: AllTables): Problem[] {
  return (['helpers', 'orders'] as const).flatMap((file) =>
    tables[file].flatMap(({ id, deck }) => {
      const named = id.slice(0, id.indexOf('-'))
      return deck === named ? [] : [problem(file, id, 'deck', 'fieldValue', named)]
    }),
  )
}

function tileSpaces({ reputation }: AllTables): Problem[] {
  const spaces = reputation.filter(({ rewardTile }, space) => rewardTile && space > 0).length
  return spaces === REWARD_TILE_SPACES
    ? []
    : [problem('reputation', '', 'rewardTile', 'fieldValue', REWARD_TILE_SPACES)]
}

/** A seedling comes in the pot it is sold with: in another one a tree may stand. */
function seedlings({ improvements: tiles }: AllTables): Problem[] {
  return tiles
    .filter(({ id, seedling }) => seedling && id !== `pot-${seedling.colour}`)
    .map(({ id }) => problem('improvements', id, 'seedling', 'fieldValue'))
}

/** Some card of the solo deck must always move a tile, or cards would be drawn for ever. */
function everyTileMoves({ soloCards }: AllTables): Problem[] {
  const named = new Set<string>(soloCards.flatMap(({ tiles }) => tiles))
  if (named.has('rearmost')) return []
  return actions
    .filter((action) => !named.has(action))
    .map((action) => problem('soloCards', '', 'tiles', 'fieldMissing', action))
}
