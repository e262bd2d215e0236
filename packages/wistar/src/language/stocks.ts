import type { CountForm, MessageRef, Stock, Stocks } from '@nora/effects'
import { STRONG } from '../actions/quick-actions.ts'
import { discardCards, handCount } from '../cards/discard.ts'
import { leftToDraw, takeFromDeck } from '../cards/draw-cards.ts'
import { reactEach, reactTo } from '../cards/permanent-effects.ts'
import type { Area, Deck } from '../content/names.ts'
import { loseGuests } from '../farm/guests.ts'
import { guestCount, standingBeds } from '../player-board/player-area.ts'
import { type Goods, playerOf, type WistarTable } from '../state.ts'
import { said } from '../text/say.ts'

type WistarStock = Stock<WistarTable>

const describe =
  (name: string) =>
  (n: number, form: CountForm): MessageRef =>
    form === 'more' ? said(`stock.${name}.more`) : said(`stock.${name}.${form}`, { n })

/** Wood or metal from the common supply, which never runs out. Cards 110 and 112: any number at once is one gain. */
function resource(what: 'wood' | 'metal'): WistarStock {
  return {
    ...token(what),
    gain: (table, seat, n) => {
      playerOf(table, seat)[what] += n
      return reactTo(table, seat, { on: 'gain', what })
    },
  }
}

/** Tokens from the common supply, which never runs out. Card 130 speaks of one token: each is a gain of its own. */
function token(what: Goods): WistarStock {
  return {
    has: (table, seat) => playerOf(table, seat)[what],
    gain: (table, seat, n) => {
      playerOf(table, seat)[what] += n
      return reactEach(table, seat, { on: 'gain', what }, n)
    },
    spend: (table, seat, n) => {
      playerOf(table, seat)[what] -= n
      return undefined
    },
    describe: describe(what),
  }
}

/** Drawn from the top of a deck; given up from the hand. */
function cards(name: string, deck: Deck): WistarStock {
  return {
    has: (table, seat) => handCount(table, seat, deck),
    room: (table) => leftToDraw(table, deck),
    gain: (table, seat, n) => takeFromDeck(table, seat, deck, n),
    spend: (table, seat, n) => discardCards(table, seat, n, deck),
    describe: describe(name),
  }
}

function guests(name: string, area?: Area): WistarStock {
  return {
    has: (table, seat) => guestCount(table, seat, area),
    spend: (table, seat, n) => loseGuests(table, seat, n, area),
    describe: describe(name),
  }
}

/** The marker on the track can be moved back as far as it must. */
const BOTTOMLESS = 1_000_000

const points: WistarStock = {
  has: () => BOTTOMLESS,
  gain: (table, seat, n) => {
    playerOf(table, seat).points += n
    return reactTo(table, seat, { on: 'gainPoints' })
  },
  spend: (table, seat, n) => {
    playerOf(table, seat).points -= n
    return undefined
  },
  describe: describe('points'),
}

/** Czech rulebook, Elektrický proud: first the grey side, then the yellow one, then no more. */
const electricity: WistarStock = {
  has: (table, seat) => playerOf(table, seat).electricity,
  room: (table, seat) => STRONG - playerOf(table, seat).electricity,
  gain: (table, seat, n) => {
    playerOf(table, seat).electricity += n
    return reactTo(table, seat, { on: 'gainElectricity' })
  },
  describe: describe('electricity'),
}

/** A bed given up leaves the game; its space stays uncovered and its worker stays. */
const bed: WistarStock = {
  has: (table, seat) => standingBeds(playerOf(table, seat)),
  spend: (table, seat, n) => {
    playerOf(table, seat).bedsGone += n
    return undefined
  },
  describe: describe('bed'),
}

/** What effects give, take and count. */
export const stocks: Stocks<WistarTable> = {
  wood: resource('wood'),
  metal: resource('metal'),
  movement: token('movement'),
  joker: token('joker'),
  points,
  electricity,
  basicCard: cards('basicCard', 'basic'),
  advancedCard: cards('advancedCard', 'advanced'),
  card: {
    has: (table, seat) => handCount(table, seat),
    spend: (table, seat, n) => discardCards(table, seat, n),
    describe: describe('card'),
  },
  /** Wood, metal or a card of the hand. */
  item: { standIns: ['wood', 'metal', 'card'], spend: () => undefined, describe: describe('item') },
  guest: guests('guest'),
  houseGuest: guests('houseGuest', 'house'),
  cellarGuest: guests('cellarGuest', 'cellar'),
  bed,
}
