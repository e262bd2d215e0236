import { isRecord, type Json } from '@nora/kernel'
import type { AbilityId, Content, WistarState, WistarTable } from '@nora/wistar'
import type { Shortlist } from '../heuristics.ts'
import { bestOf, widened } from '../ranking.ts'
import { type Assessment, assess } from './assessment.ts'
import { placesWorth } from './farm.ts'
import { cardEstimate } from './inventions.ts'
import { cubeWorth, rowEstimate } from './missions.ts'
import { stockPrices } from './prices.ts'
import type { Strategy } from './strategy.ts'
import { turnChoices } from './turn.ts'

type Shortlists = { readonly [kind: string]: Shortlist<WistarState, Content> }

/** What a card in the hand or in the market may bring. */
function expectedGain(assessment: Assessment, card: Json): number {
  const { gain, chance } = cardEstimate(assessment, card as string)
  return Math.max(0, gain) * chance
}

/** A card nobody has seen, by its deck. */
const unseen: { readonly [deck: string]: number } = { basic: 1.4, advanced: 2.2 }

function developWorth(assessment: Assessment, choice: Json): number {
  if (!isRecord(choice)) return 0
  if (typeof choice.draw === 'string') return (unseen[choice.draw] as number) / (choice.draw === 'basic' ? 1 : 2)
  const card = assessment.table.content.inventions.recommended.get(choice.take as string)
  return expectedGain(assessment, choice.take as Json) / (card?.deck === 'basic' ? 1 : 1.7)
}

/** Rows and cards that can be taken, and leaving it as the last resort. */
function orSkip(choices: Json[]): Json[] {
  return [...choices.filter((choice) => choice !== 'skip'), ...choices.filter((choice) => choice === 'skip')]
}

function exploreWorth(assessment: Assessment, choice: Json): number {
  if (choice === 'cheese') return 6
  if (!isRecord(choice)) return -1
  if (choice.guest !== undefined) return 3
  if (choice.reveal !== undefined) return 2
  if (choice.open !== undefined) return 2.2
  return 0.5 + placesWorth(assessment, choice.go as string) - placesWorth(assessment)
}

/** The cheapest way to pay. */
function paymentWorth(choice: Json): number {
  if (!isRecord(choice)) return 0
  let sum = 0
  for (const what in choice) sum -= (choice[what] as number) * (stockPrices[what] ?? 1)
  return sum
}

export function shortlistsFor(strategy: Strategy): Shortlists {
  const assessed = (table: WistarTable, seat: number) => assess(table, seat, strategy)
  return {
    turn: turnChoices,
    develop: (table, seat, _args, space, _fate, width) => {
      const assessment = assessed(table, seat)
      return bestOf(space, widened(2, width), (choice) => developWorth(assessment, choice))
    },
    explore: (table, seat, _args, space, _fate, width) => {
      const assessment = assessed(table, seat)
      return bestOf(space, widened(3, width), (choice) => exploreWorth(assessment, choice))
    },
    playInvention: (table, seat, _args, space, _fate, width) => {
      const assessment = assessed(table, seat)
      return orSkip(
        bestOf(space, widened(3, width), (choice) =>
          choice === 'skip' ? 0 : cardEstimate(assessment, choice as string).gain,
        ),
      )
    },
    discard: (table, seat, _args, space, _fate, width) => {
      const assessment = assessed(table, seat)
      return bestOf(space, widened(1, width), (choice) => -expectedGain(assessment, choice))
    },
    completeMission: (table, seat, _args, space, _fate, width) => {
      const assessment = assessed(table, seat)
      return orSkip(
        bestOf(space, widened(3, width), (choice) =>
          isRecord(choice) ? rowEstimate(assessment, choice.mission as string, (choice.row as number) - 1).gain : 0,
        ),
      )
    },
    cube: (table, seat, _args, space, _fate, width) => {
      const assessment = assessed(table, seat)
      return bestOf(space, widened(3, width), (choice) =>
        choice === 'skip' ? 0 : cubeWorth(assessment, choice as AbilityId),
      )
    },
    'effect.pay': (_table, _seat, _args, space) => bestOf(space, 1, paymentWorth),
  }
}
