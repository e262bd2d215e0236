import type { State } from './game.ts'
import type { Table } from './table.ts'
import type { Variant } from './variant.ts'

/** No number there is smaller or greater. */
type Bound = readonly [least: number, greatest: number]

/**
 * The bound of every number in a state, by the way to it: `'players.*.fish': [0, 60]`. A star stands for every name or
 * place that is not written out beside it, and `length` at the end for how many things a list holds.
 */
export type Bounds = { readonly [way: string]: Bound }

/** The numbers of a state that are out of bounds, or have none, in words for a programmer. Bounds are found once for a variant. */
export function boundsAudit<S extends State, K>(
  boundsOf: (variant: Variant<S, K>) => Bounds,
): (table: Table<S, K>) => string[] {
  const known = new WeakMap<object, Place>()
  return ({ state, variant }) => {
    let place = known.get(variant)
    if (!place) {
      place = placesOf(boundsOf(variant))
      known.set(variant, place)
    }
    const problems: string[] = []
    look(state, place, [], problems)
    return problems
  }
}

/** Where bounds stand: those of the value itself, of its length, and of what is in it. */
interface Place {
  value?: Bound
  length?: Bound
  readonly named: Map<string, Place>
  other?: Place
}

const LENGTH = 'length'

function placesOf(bounds: Bounds): Place {
  const root: Place = { named: new Map() }
  for (const [way, bound] of Object.entries(bounds)) {
    const names = way.split('.')
    const ofLength = names.at(-1) === LENGTH
    let place = root
    for (const name of ofLength ? names.slice(0, -1) : names) place = placeIn(place, name)
    if (ofLength) place.length = bound
    else place.value = bound
  }
  return root
}

function placeIn(place: Place, name: string): Place {
  const known = name === '*' ? place.other : place.named.get(name)
  if (known) return known
  const made: Place = { named: new Map() }
  if (name === '*') place.other = made
  else place.named.set(name, made)
  return made
}

const nowhere: Place = { named: new Map() }

/** `way` is made into a text only where something is wrong: this runs at every act. */
function look(value: unknown, place: Place, way: (string | number)[], problems: string[]): void {
  if (typeof value === 'number') {
    if (!isWithin(value, place.value)) complain(value, place.value, way, problems)
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    if (!isWithin(value.length, place.length)) complain(value.length, place.length, [...way, LENGTH], problems)
    for (let index = 0; index < value.length; index++) {
      if (typeof value[index] === 'string') continue
      lookInto(value[index], place.other ?? nowhere, way, index, problems)
    }
    return
  }
  for (const name in value) {
    const part = (value as Record<string, unknown>)[name]
    lookInto(part, place.named.get(name) ?? place.other ?? nowhere, way, name, problems)
  }
}

function lookInto(
  part: unknown,
  place: Place,
  way: (string | number)[],
  name: string | number,
  problems: string[],
): void {
  way.push(name)
  look(part, place, way, problems)
  way.pop()
}

function isWithin(number: number, bound: Bound | undefined): boolean {
  return bound !== undefined && Number.isInteger(number) && number >= bound[0] && number <= bound[1]
}

function complain(
  number: number,
  bound: Bound | undefined,
  way: readonly (string | number)[],
  problems: string[],
): void {
  const at = way.join('.')
  problems.push(bound ? `${at} is ${number}, not ${bound[0]} to ${bound[1]}` : `${at} has no bound`)
}
