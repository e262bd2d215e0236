import type { Cost, Discount } from '@nora/effects'
import { ask, because, type Flow, filtered, type Item, type Kind, type Reason, type Seat } from '@nora/kernel'
import { drawCards } from '../cards/draw-cards.ts'
import { react, rulesOf, sumOf } from '../cards/permanent-effects.ts'
import { duesOf, type Help, whyNotMet } from '../cards/requirements.ts'
import type { InventionCard } from '../content/content.ts'
import type { Deck, Icon, InventionType } from '../content/names.ts'
import { addIcons, reactToIcons } from '../player-board/icons.ts'
import { cardOf } from '../player-board/player-area.ts'
import { offendRatbot } from '../solo/offensive-inventions.ts'
import { playerOf, type WistarTable } from '../state.ts'
import { areaOf, deckOf, discardsOf, drawnBy, handOf } from '../zones.ts'

export type CardDiscount = { readonly wood?: number; readonly metal?: number; readonly woodOrMetal?: number }

/** On which terms an invention is played. */
export type PlayTerms = {
  readonly deck?: Deck
  readonly type?: InventionType
  /** Only a card without this icon (card 78). */
  readonly without?: Icon
  readonly off?: CardDiscount
  readonly ignoreSkills?: number
  /** Nothing is asked for and nothing is paid. */
  readonly free?: true
  readonly must?: true
  /** One of the cards just drawn, instead of one from the hand. */
  readonly drawn?: true
}

export const SKIP = 'skip'

export const playKind: Kind<WistarTable, PlayTerms, Item> = {
  name: 'playInvention',
  declines: (choice) => choice === SKIP,
  secret: true,
  space: (table, seat, terms) => {
    const cards = table.zone(cardsFor(seat, terms))
    const passes = (card: Item) => !whyNotPlay(table, seat, card, terms)
    return filtered(cards, passes, terms.must && cards.some(passes) ? [] : [SKIP])
  },
  sought: (table, seat, terms) => [...table.zone(cardsFor(seat, terms)), SKIP],
  why: (table, seat, terms, choice) => {
    if (choice === SKIP) return because('mustPlay')
    if (typeof choice !== 'string' || !table.zone(cardsFor(seat, terms)).includes(choice)) return because('notInHand')
    return whyNotPlay(table, seat, choice, terms)
  },
}

function cardsFor(seat: Seat, { drawn }: PlayTerms): string {
  return drawn ? drawnBy(seat) : handOf(seat)
}

/** Why a card cannot be played on these terms; nothing if it can. */
export function whyNotPlay(table: WistarTable, seat: Seat, card: Item, terms: PlayTerms): Reason | undefined {
  const invention = cardOf(table, card)
  if (!invention) return because('notInHand')
  const { deck, type, without, free } = terms
  if (deck && invention.deck !== deck) return because('otherSort', { sort: deck })
  if (type && invention.type !== type) return because('otherSort', { sort: type })
  if (without && invention.icons.some(([icon]) => icon === without)) return because('hasIcon', { icon: without })
  return free ? undefined : whyNotMet(table, seat, invention.requires, helpFor(table, seat, invention, terms))
}

/** What the terms and the player's permanent effects take off. */
function helpFor(table: WistarTable, seat: Seat, { type, deck }: InventionCard, terms: PlayTerms): Help {
  const ignoreSkills = (terms.ignoreSkills ?? 0) + sumOf(table, seat, 'ignoreSkill', (rule) => rule.for !== 'missions')
  const off: Discount[] = []
  addDiscounts(off, terms.off)
  for (const rule of rulesOf(table, seat, 'cheaperInventions')) {
    if ((rule.type ?? type) === type && (rule.deck ?? deck) === deck) addDiscounts(off, rule.off as CardDiscount)
  }
  return { ignoreSkills, off }
}

function addDiscounts(discounts: Discount[], off: CardDiscount | undefined): void {
  if (!off) return
  if (off.wood) discounts.push({ of: ['wood'], n: off.wood })
  if (off.metal) discounts.push({ of: ['metal'], n: off.metal })
  if (off.woodOrMetal) discounts.push({ of: ['wood', 'metal'], n: off.woodOrMetal })
}

/** What playing a card on these terms costs, jokers for missing icons among it, and what is taken off. */
export function playingCost(
  table: WistarTable,
  seat: Seat,
  card: Item,
  terms: PlayTerms,
): { readonly dues: Cost; readonly off: readonly Discount[] } {
  const invention = cardOf(table, card)
  const help = helpFor(table, seat, invention, terms)
  return { dues: terms.free ? {} : duesOf(table, seat, invention.requires, help), off: help.off }
}

/** The player may play one card on these terms. */
export function* playInvention(table: WistarTable, seat: Seat, terms: PlayTerms): Flow {
  const zone = cardsFor(seat, terms)
  if (table.zone(zone).length === 0) return
  const card = yield* ask(table, seat, playKind, terms)
  if (card === SKIP) return discardDrawn(table, seat)
  const invention = cardOf(table, card)
  // What is missing is found before the card adds its own icons.
  const { dues, off } = playingCost(table, seat, card, terms)
  table.move(card, zone, areaOf(seat))
  addIcons(table, seat, invention.icons)
  discardDrawn(table, seat)
  table.tell?.({ type: 'played', seat, items: [card] })
  yield* table.content.language.at(table, seat, card).pay(dues, off)
  yield* comeIntoPlay(table, seat, invention)
}

/** Czech rulebook, Vyložení karty projektu: from now on its effect is active. */
function* comeIntoPlay(table: WistarTable, seat: Seat, { id, type, deck, kind, power, icons }: InventionCard): Flow {
  if (power.kind === 'instant' || power.kind === 'income' || power.kind === 'offensive') {
    yield* table.content.language.at(table, seat, id).run(power.effect)
    if (power.kind === 'offensive') offendRatbot(table, seat, id, power.effect)
  }
  yield* reactToIcons(table, seat, icons)
  yield* react(table, seat, { on: 'playInvention', type, deck, kind })
  // It minds what happens from now on, not its own coming.
  if (power.kind === 'permanent') playerOf(table, seat).lasting.push(id)
}

/** Symbols: draw cards of a deck, play one of them free, discard the others. */
export function* playDrawn(table: WistarTable, seat: Seat, deck: Deck, n: number): Flow {
  yield* drawCards(table, deck, drawnBy(seat), n)
  yield* playInvention(table, seat, { drawn: true, free: true })
}

/** What was drawn and not chosen is gone before the chosen card acts: its effect may draw again. */
function discardDrawn(table: WistarTable, seat: Seat): void {
  for (const card of [...table.zone(drawnBy(seat))]) table.move(card, drawnBy(seat), discardsOf(deckOf(table, card)))
}
