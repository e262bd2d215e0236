import type { Item } from '@nora/kernel'
import { layoutOf, type Objective, type WistarTable } from '@nora/wistar'
import { dashed } from '../../voice.ts'
import type { Speaker } from '../../words.ts'
import { ownerName } from '../names.ts'
import { effectClause } from './clause.ts'

/** The spaces of an objective with what each asks for and whose disc lies there, and the bonus. A private one has one space. */
export function objectiveText(table: WistarTable, card: Item, speaker: Speaker): readonly string[] {
  const { voice } = speaker
  const { counts, bonus, steps } = table.content.objectives.get(card) as Objective
  const { say } = table.content.language
  const claims = table.state.claims[card]
  const needs = claims ? (layoutOf(table).steps.get(card) ?? []) : steps.slice(0, 1).map((step) => step.needs)
  const told = needs.map((n, place) => {
    const owner = claims?.[place] ?? null
    const state = owner === null ? voice.format('wistarPlay.free') : ownerName(speaker, owner)
    return dashed(voice, [voice.say(say.some(counts, n)), state])
  })
  return [
    voice.format('wistarPlay.card.objectiveSteps', { steps: told }),
    voice.format('wistarPlay.card.objectiveBonus', { effect: effectClause(voice, table, bonus) }),
  ]
}
