import { ask, because, type Flow, type Item, isRecord, type Kind, lazy, type Seat } from '@nora/kernel'
import { leftToDraw, takeCard, takeFromDeck } from '../cards/draw-cards.ts'
import { rowOfCard } from '../cards/market.ts'
import { type Deck, decks } from '../content/names.ts'
import type { WistarTable } from '../state.ts'
import { marketOf } from '../zones.ts'

/** Czech rulebook, Vývoj projektů: in project points. */
export const cardPrice: { readonly [deck in Deck]: number } = { basic: 1, advanced: 2 }

export type DevelopStep = { readonly take: Item } | { readonly draw: Deck } | typeof STOP

const STOP = 'stop'

/** Which card to take, face up or from the top of a deck. */
export const developKind: Kind<WistarTable, { readonly left: number }, DevelopStep> = {
  name: 'develop',
  declines: (choice) => choice === STOP,
  space: (table, _seat, { left }) => lazy(() => cardsFor(table, left)),
  sought: (table) => [...decks.flatMap((deck) => faceUp(table, deck)), ...decks.map((deck) => ({ draw: deck }))],
  why: (table, _seat, { left }, choice) => {
    if (!isRecord(choice)) return undefined
    const deck = decks.find((candidate) => candidate === choice.draw) ?? rowOfCard(table, choice.take as string)
    if (!deck) return because('notFaceUp')
    if (cardPrice[deck] > left) return because('needsProjectPoints', { needs: cardPrice[deck], has: left })
    return leftToDraw(table, deck) === 0 ? because('noneLeft', { what: deck }) : undefined
  },
}

function faceUp(table: WistarTable, deck: Deck): DevelopStep[] {
  return table.zone(marketOf(deck)).map((take) => ({ take }))
}

function cardsFor(table: WistarTable, points: number): DevelopStep[] {
  const steps: DevelopStep[] = []
  for (const deck of decks) {
    if (cardPrice[deck] > points) continue
    for (const take of table.zone(marketOf(deck))) steps.push({ take })
    if (leftToDraw(table, deck) > 0) steps.push({ draw: deck })
  }
  steps.push(STOP)
  return steps
}

/** Spends project points on cards. The rows are filled again when the turn ends. */
export function* developProjects(table: WistarTable, seat: Seat, points: number): Flow {
  let left = points
  while (left > 0) {
    const step = yield* ask(table, seat, developKind, { left })
    if (step === STOP) return
    if ('draw' in step) {
      left -= cardPrice[step.draw]
      yield* takeFromDeck(table, seat, step.draw, 1)
    } else {
      const deck = rowOfCard(table, step.take) as Deck
      left -= cardPrice[deck]
      yield* takeCard(table, seat, step.take, marketOf(deck), deck)
    }
  }
}
