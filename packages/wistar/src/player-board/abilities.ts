import type { Effect } from '@nora/effects'
import { ask, because, type Flow, type Json, type Kind, lazy, type Reason, type Seat } from '@nora/kernel'
import { react } from '../cards/permanent-effects.ts'
import { type AbilityId, type Area, abilities, type Colour } from '../content/names.ts'
import { GONE, HOME, playerOf, type WistarTable } from '../state.ts'

type CubeArgs = { readonly of: readonly AbilityId[]; readonly may?: true }

const SKIP = 'skip'

/** From which ability the cube is taken. */
export const cubeKind: Kind<WistarTable, CubeArgs, AbilityId | typeof SKIP> = {
  name: 'cube',
  declines: (choice) => choice === SKIP,
  space: (_table, _seat, { of, may }) => lazy(() => (may ? [...of, SKIP] : of)),
  sought: () => abilities,
  why: (table, seat, _args, choice) => whyNotThisCube(table, seat, choice),
}

function whyNotThisCube(table: WistarTable, seat: Seat, choice: Json): Reason | undefined {
  const ability = abilities.find((id) => id === choice)
  if (!ability) return undefined
  if (playerOf(table, seat).cubes[ability] !== HOME) return because('cubeGone')
  const { fee, colour } = abilityOf(table, ability)
  return fee > 0 ? because('needsFee', { fee }) : because('otherColour', { colour })
}

export function abilityOf({ content }: WistarTable, ability: AbilityId) {
  return content.abilities.get(ability) as NonNullable<ReturnType<typeof content.abilities.get>>
}

/** Czech rulebook, Schopnosti na desce hráče: brown cubes go on any mission, grey ones only on those of the cellar. */
export function abilitiesFor(table: WistarTable, seat: Seat, area: Area): AbilityId[] {
  return cubesOf(table, seat, area === 'house' ? 'brown' : undefined)
}

export function cubesOf(table: WistarTable, seat: Seat, colour?: Colour): AbilityId[] {
  const { cubes } = playerOf(table, seat)
  return abilities.filter((id) => cubes[id] === HOME && (!colour || abilityOf(table, id).colour === colour))
}

export function whyNoCube(area: Area): Reason {
  return because('noneLeft', { what: area === 'house' ? 'brownCubes' : 'cubes' })
}

/** The cube leaves its space, and the ability is unlocked: `to` is the row it goes to. */
export function* freeCube(table: WistarTable, seat: Seat, ability: AbilityId, to: string): Flow {
  playerOf(table, seat).cubes[ability] = to
  table.tell?.({ type: 'abilityUnlocked', seat, ability, to })
  const effect = atOnce[ability]
  if (effect) yield* table.content.language.at(table, seat, ability).run(effect)
  yield* react(table, seat, { on: 'removeCube', colour: abilityOf(table, ability).colour })
}

/** What those do that act at once, in the words of the cards; the others are looked up where they matter. */
const atOnce: { readonly [ability in AbilityId]?: Effect } = {
  skillToken: { do: 'takeSkillToken' },
  freeInvention: { do: 'playInvention', free: true },
  anyMainAction: { do: 'mainAction', action: 'any' },
  hero: { do: 'takeHero' },
}

/** Card 55: a cube leaves the game; the fee of its space is due. */
export function* removeCube(table: WistarTable, seat: Seat, colour?: Colour): Flow {
  const of = removableCubes(table, seat, colour)
  if (of.length === 0) return
  const ability = yield* ask(table, seat, cubeKind, { of, may: true })
  if (ability === SKIP) return
  const { fee } = abilityOf(table, ability)
  if (fee > 0) yield* table.content.language.at(table, seat, ability).pay({ item: fee })
  yield* freeCube(table, seat, ability, GONE)
}

export function removableCubes(table: WistarTable, seat: Seat, colour?: Colour): AbilityId[] {
  const context = table.content.language.at(table, seat)
  return cubesOf(table, seat, colour).filter((ability) => {
    const { fee } = abilityOf(table, ability)
    return fee === 0 || !context.whyNotPay({ item: fee })
  })
}
