import { isRecord, type Json } from '@nora/kernel'
import type { AbilityId, Content, WistarState, WistarTable } from '@nora/wistar'
import type { Shortlist } from '../judgement.ts'
import { placesWorth } from './farm.ts'
import { cardPromise } from './inventions.ts'
import { cubeWorth, rowPromise } from './missions.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { stockPrices } from './prices.ts'
import { top } from './ranking.ts'
import type { Roads } from './roads.ts'
import { turnChoices } from './turn.ts'

type Shortlists = { readonly [kind: string]: Shortlist<WistarState, Content> }

/** What a card in the hand or in the market may bring. */
function promiseOf(outlook: Outlook, card: Json): number {
  const { gain, chance } = cardPromise(outlook, card as string)
  return Math.max(0, gain) * chance
}

/** A card nobody has seen, by its deck. */
const unseen: { readonly [deck: string]: number } = { basic: 1.4, advanced: 2.2 }

function developWorth(outlook: Outlook, choice: Json): number {
  if (!isRecord(choice)) return 0
  if (typeof choice.draw === 'string') return (unseen[choice.draw] as number) / (choice.draw === 'basic' ? 1 : 2)
  const card = outlook.table.content.inventions.recommended.get(choice.take as string)
  return promiseOf(outlook, choice.take as Json) / (card?.deck === 'basic' ? 1 : 1.7)
}

/** Rows and cards that can be taken, and leaving it as the last resort. */
function orSkip(choices: Json[]): Json[] {
  return [...choices.filter((choice) => choice !== 'skip'), ...choices.filter((choice) => choice === 'skip')]
}

function exploreWorth(outlook: Outlook, choice: Json): number {
  if (choice === 'cheese') return 6
  if (!isRecord(choice)) return -1
  if (choice.guest !== undefined) return 3
  if (choice.reveal !== undefined) return 2
  if (choice.open !== undefined) return 2.2
  return 0.5 + placesWorth(outlook, choice.go as string) - placesWorth(outlook)
}

/** The cheapest way to pay. */
function paymentWorth(choice: Json): number {
  if (!isRecord(choice)) return 0
  let sum = 0
  for (const what in choice) sum -= (choice[what] as number) * (stockPrices[what] ?? 1)
  return sum
}

export function shortlistsFor(roads: Roads): Shortlists {
  const look = (table: WistarTable, seat: number) => outlookOf(table, seat, roads)
  return {
    turn: turnChoices,
    develop: (table, seat, _args, space) => {
      const outlook = look(table, seat)
      return top(space, 2, (choice) => developWorth(outlook, choice))
    },
    explore: (table, seat, _args, space) => {
      const outlook = look(table, seat)
      return top(space, 3, (choice) => exploreWorth(outlook, choice))
    },
    playInvention: (table, seat, _args, space) => {
      const outlook = look(table, seat)
      return orSkip(top(space, 3, (choice) => (choice === 'skip' ? 0 : cardPromise(outlook, choice as string).gain)))
    },
    discard: (table, seat, _args, space) => {
      const outlook = look(table, seat)
      return top(space, 1, (choice) => -promiseOf(outlook, choice))
    },
    completeMission: (table, seat, _args, space) => {
      const outlook = look(table, seat)
      return orSkip(
        top(space, 3, (choice) =>
          isRecord(choice) ? rowPromise(outlook, choice.mission as string, (choice.row as number) - 1).gain : 0,
        ),
      )
    },
    cube: (table, seat, _args, space) => {
      const outlook = look(table, seat)
      return top(space, 3, (choice) => (choice === 'skip' ? 0 : cubeWorth(outlook, choice as AbilityId)))
    },
    'effect.pay': (_table, _seat, _args, space) => top(space, 1, paymentWorth),
  }
}
