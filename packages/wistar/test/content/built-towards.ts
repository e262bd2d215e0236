import type { Json } from '@nora/kernel'
import type { Power } from '../../src/content/schema.ts'

/** The things a player builds up over the game, which cards count or react to. */
export const buildable = [
  'icons',
  'types',
  'effect kinds',
  'beds',
  'rooms',
  'guests',
  'doors',
  'tents',
  'cubes',
  'objectives',
  'electricity',
  'regions',
] as const

type Buildable = (typeof buildable)[number]
type Phrase = { readonly [field: string]: Json }

const counted: Readonly<Record<string, Buildable>> = {
  icons: 'icons',
  skillKinds: 'icons',
  powerKinds: 'effect kinds',
  beds: 'beds',
  rooms: 'rooms',
  freeRooms: 'rooms',
  guests: 'guests',
  doors: 'doors',
  tents: 'tents',
  cubes: 'cubes',
  abilities: 'cubes',
  objectives: 'objectives',
  electricity: 'electricity',
  regions: 'regions',
  workers: 'regions',
}

const reactedTo: Readonly<Record<string, Buildable>> = {
  addIcon: 'icons',
  buildBed: 'beds',
  digRoom: 'rooms',
  takeGuest: 'guests',
  openDoor: 'doors',
  pitchTent: 'tents',
  completeMission: 'cubes',
  removeCube: 'cubes',
  claimObjective: 'objectives',
  gainElectricity: 'electricity',
}

/** What the power of a card counts or reacts to. */
export function builtTowards(power: Power): ReadonlySet<Buildable> {
  return new Set(phrasesIn(power as unknown as Json).flatMap(thingsOf))
}

function thingsOf(phrase: Phrase): Buildable[] {
  const { count, on, type, kind } = phrase
  if (count === 'inventions' || on === 'playInvention') {
    return [...(type ? ['types' as const] : []), ...(kind ? ['effect kinds' as const] : [])]
  }
  const thing = counted[String(count)] ?? reactedTo[String(on)]
  return thing ? [thing] : []
}

function phrasesIn(value: Json): Phrase[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((part) => phrasesIn(part as Json))
  return Array.isArray(value) ? inner : [value as Phrase, ...inner]
}
