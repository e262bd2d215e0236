import type { Item } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { ENTRANCE, type RecordOf, type ScaleEffect, scaleOf, type WistarTable } from '@nora/wistar'
import { actionName, iconName, itemName, placeName } from '../names.ts'

type Side = RecordOf<'stateCards'>['sides'][number]
type Step = NonNullable<RecordOf<'explorationCards'>['rows']>['A'][number]

/** Where the leader goes, whether a worker comes, and the bonuses. */
export function actionText(voice: Catalogue, { content }: WistarTable, card: Item): readonly string[] {
  const record = content.tables.actionCards.find(({ id }) => id === card)
  if (!record) return []
  const { leader, worker, bonuses } = record
  const told = bonuses.map(({ kind, token }) =>
    voice.format(`wistarPlay.bonus.${kind}`, { skill: iconName(voice, token) }),
  )
  return [
    voice.format('wistarPlay.card.leader', { action: actionName(voice, leader) }),
    ...(worker ? [voice.format('wistarPlay.card.worker')] : []),
    ...(told.length > 0 ? [voice.format('wistarPlay.card.bonuses', { bonuses: told })] : []),
  ]
}

/** The row for where its explorer stands, all rows where Ratbot does not play, and in which order the back of the card lists the missions. */
export function explorationText(voice: Catalogue, table: WistarTable, card: Item): readonly string[] {
  const record = table.content.tables.explorationCards.find(({ id }) => id === card)
  if (!record) return []
  const { rows, priorities } = record
  const spaces = Object.entries(priorities)
    .sort(([, one], [, other]) => one - other)
    .map(([space]) => space)
  const { ratbot } = table.state
  const places = ratbot ? [ratbot.explorer ?? ENTRANCE] : Object.keys(rows ?? {})
  return [
    ...(rows
      ? places.map((place) =>
          voice.format('wistarPlay.card.explorationRow', {
            place: placeName(voice, table, place),
            steps: explorationSteps(voice, table, card, place),
          }),
        )
      : [voice.format('wistarPlay.card.explorationLast', { room: placeName(voice, table, 'G') })]),
    voice.format('wistarPlay.card.priorities', { spaces }),
  ]
}

/** What the row of a place says; the last card has no rows. */
export function explorationSteps(voice: Catalogue, table: WistarTable, card: Item, place: string): string[] {
  const rows = table.content.tables.explorationCards.find(({ id }) => id === card)?.rows
  const steps = rows?.[place as keyof typeof rows]?.map((step) => stepText(voice, table, step)) ?? []
  return steps.length > 0 ? steps : [voice.format('wistarPlay.none')]
}

function stepText(voice: Catalogue, table: WistarTable, step: Step): string {
  return step.kind === 'move'
    ? voice.format('wistarPlay.step.move', { room: placeName(voice, table, step.to) })
    : voice.format(`wistarPlay.step.${step.kind}`)
}

/** The side in play with its tokens, marker and scale; before one is chosen, both sides. */
export function stateText(voice: Catalogue, table: WistarTable, card: Item): readonly string[] {
  const { content, state } = table
  const sides = content.tables.stateCards.find(({ id }) => id === card)?.sides ?? []
  const inPlay = state.ratbot?.states.find((candidate) => candidate.card === card)
  if (!inPlay)
    return sides.flatMap((side) => [
      `${voice.format('wistarRatbot.do.stateSide', { card: itemName(voice, table, card), index: side.index })}:`,
      ...sideText(voice, side),
    ])
  const side = sides[inPlay.side] as Side
  const skills = inPlay.tokens.map((token) => iconName(voice, token))
  return [
    voice.format('wistarPlay.card.tokens', { skills }),
    voice.format('wistarPlay.card.stateMarker', { n: inPlay.advances, of: side.scale.length - 1 }),
    ...sideText(voice, side, inPlay.advances),
  ]
}

/** What the spaces of a scale bring, from where the marker stands on. */
export function sideText(voice: Catalogue, { scale, overflow }: Side, from = 0): readonly string[] {
  const spaces = scale.flatMap((space, n) => {
    const { effect } = space
    const things = spaceText(voice, space)
    // What the marker has passed counts only where it counts at the end.
    const over = n < from && effect?.kind !== 'final'
    return things.length === 0 || over ? [] : [voice.format('wistarPlay.card.stateSpace', { n, things })]
  })
  return [...spaces, voice.format('wistarPlay.card.overflow', { n: overflow })]
}

function spaceText(voice: Catalogue, { points, effect }: Side['scale'][number]): string[] {
  return [
    ...(points === undefined
      ? []
      : [voice.format('wistarPlay.scale.stays', { points: voice.format('common.points', { n: points }) })]),
    ...(effect ? [scaleText(voice, effect)] : []),
  ]
}

/** What one space of the side in play brings. */
export function scaleSpaceText(voice: Catalogue, table: WistarTable, card: Item, space: number): string[] {
  const inPlay = table.state.ratbot?.states.find((candidate) => candidate.card === card)
  const found = inPlay && scaleOf(table, inPlay).scale[space]
  const things = found ? spaceText(voice, found) : []
  return things.length > 0 ? things : [voice.format('wistarPlay.none')]
}

function scaleText(voice: Catalogue, effect: ScaleEffect): string {
  switch (effect.kind) {
    case 'objective':
      return voice.format('wistarPlay.scale.objective', { place: effect.place })
    case 'aggressive':
      return voice.say({ id: 'wistarPlay.scale.aggressive', params: { against: effect.against } })
    case 'final': {
      const points = voice.format('common.points', { n: effect.points })
      if (effect.per === 'advances')
        return voice.format('wistarPlay.scale.advances', { skill: iconName(voice, effect.token), points })
      return voice.say({ id: 'wistarPlay.scale.final', params: { per: effect.per, points } })
    }
    default:
      return voice.format(`wistarPlay.scale.${effect.kind}`)
  }
}
