import { because, type Json, type Kind, lazy, type Reason } from '@nora/kernel'
import type { Content } from '../content/content.ts'
import { type InventionType, types } from '../content/names.ts'
import type { WistarTable } from '../state.ts'

/** One side of a state card. */
export interface StateSide {
  /** The card and its index of difficulty, as `state-1/2`. */
  readonly name: string
  readonly card: string
  readonly side: number
  readonly index: number
  readonly symbol: InventionType
  readonly slots: number
}

/** The names of three sides: a tool, an automaton and a building. */
export type StateChoice = readonly string[]

function sidesOf({ tables }: Content): StateSide[] {
  return tables.stateCards.flatMap(({ id, symbol, slots, sides }) =>
    sides.map(({ index }, side) => ({ name: `${id}/${index}`, card: id, side, index, symbol, slots })),
  )
}

/** Every three sides with three different symbols, fit for some level or not. */
function triplesOf(content: Content): StateSide[][] {
  const sides = sidesOf(content)
  return types.reduce<StateSide[][]>(
    (begun, wanted) =>
      begun.flatMap((triple) => sides.filter(({ symbol }) => symbol === wanted).map((side) => [...triple, side])),
    [[]],
  )
}

/**
 * Russian rulebook, Выбор уровня сложности: three different symbols, no two indices that differ by 2 or more; the level is
 * the sum of the indices.
 */
export function whyNotStateCards(sides: readonly StateSide[], level: number): Reason | undefined {
  if (new Set(sides.map(({ symbol }) => symbol)).size < types.length) return because('sameSymbol')
  const indices = sides.map(({ index }) => index)
  if (Math.max(...indices) - Math.min(...indices) >= 2) return because('indicesApart')
  const sum = indices.reduce((total, index) => total + index, 0)
  return sum === level ? undefined : because('otherLevel', { level, sum })
}

/** The ways to set up Ratbot for a level. */
export function stateCardsFor(content: Content, level: number): StateChoice[] {
  return triplesOf(content)
    .filter((sides) => !whyNotStateCards(sides, level))
    .map(namesOf)
}

function namesOf(sides: readonly StateSide[]): StateChoice {
  return sides.map(({ name }) => name)
}

/** The sides named by a choice; nothing if it does not name three of them. */
export function sidesNamed(content: Content, choice: Json): StateSide[] | undefined {
  if (!Array.isArray(choice) || choice.length !== types.length) return undefined
  const known = sidesOf(content)
  const sides = choice.flatMap((name) => known.find((side) => side.name === name) ?? [])
  return sides.length === types.length ? sides : undefined
}

/** With which state cards Ratbot plays. */
export const stateCardsKind: Kind<WistarTable, { readonly level: number }, StateChoice> = {
  name: 'stateCards',
  space: ({ content }, _seat, { level }) => lazy(() => stateCardsFor(content, level)),
  sought: ({ content }) => triplesOf(content).map(namesOf),
  why: ({ content }, _seat, { level }, choice) => {
    const sides = sidesNamed(content, choice)
    return sides && whyNotStateCards(sides, level)
  },
}
