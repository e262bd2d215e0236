import type { Amount, Counted, Effect, Rule, Trigger } from '@nora/effects'
import type { Invention, Power } from '../../src/content/schema.ts'
import { priceList } from './price-list.ts'

type Prices = Readonly<Record<string, number>>

const { atom, card, end, had, icon, judgement, kind, now, rule, stock, trigger } = priceList as {
  readonly [part in keyof typeof priceList]: Prices
}

/** What the printed points of an invention should be: what is paid for it, less what it does and shows. */
export function fairPoints({ deck, requires, icons, power }: Pick<Invention, 'deck' | 'requires' | 'icons' | 'power'>) {
  return paidFor(deck, requires) - iconsWorth(icons) - powerWorth(power)
}

function paidFor(deck: Invention['deck'], requires: Invention['requires']): number {
  const { wood = 0, metal = 0, movement = 0, guests = 0, houseGuests = 0, cellarGuests = 0, rooms = 0 } = requires
  const tokens = wood * price(stock, 'wood') + metal * price(stock, 'metal') + movement * price(stock, 'movement')
  const icons = sum(Object.entries(requires.icons ?? {}), ([name, n]) => n * price(had, iconKind(name)))
  const types = sum(Object.values(requires.types ?? {}), (n) => n * price(had, 'type'))
  const tiles = (guests + houseGuests + cellarGuests) * price(had, 'guest') + rooms * price(had, 'room')
  const electricity = requires.electricity ? price(had, requires.electricity) : 0
  return price(card, deck) + price(card, 'play') + tokens + icons + types + tiles + electricity
}

function iconsWorth(icons: Invention['icons']): number {
  return sum(Object.entries(icons), ([name, n]) => n * price(icon, iconKind(name)))
}

function iconKind(name: string): string {
  return name === 'energy' ? 'energy' : 'skill'
}

function powerWorth(power: Power): number {
  if (power.kind === 'endgame') return counted(power.points, end)
  if (power.kind !== 'permanent') return effectWorth(power.effect) * (kind[power.kind] ?? 1)
  return 'always' in power ? ruleWorth(power.always) : often(power.when) * effectWorth(power.effect)
}

/** The worth of an effect done once. */
export function effectWorth(effect: Effect): number {
  const part = (name: string) => effectWorth(effect[name] as Effect)
  const times = () => amountOf(effect.n as Amount)
  switch (effect.do) {
    case 'seq':
      return sum(effect.effects as readonly Effect[], effectWorth)
    case 'choose':
      return chosen(Object.values(effect.options as Record<string, Effect>).map(effectWorth), (effect.n as number) ?? 1)
    case 'optional':
      return part('effect')
    case 'if':
      return judgement.condition! * part('effect') + (1 - judgement.condition!) * (effect.else ? part('else') : 0)
    case 'forEach':
      return counted(effect.of as Counted, now) * part('effect')
    case 'repeat':
    case 'upTo':
      return times() * part('effect')
    case 'gain':
      return times() * price(stock, effect.what as string)
    case 'lose':
      return -times() * price(stock, effect.what as string)
    case 'pay': {
      const cost = sum(Object.entries(effect.cost as Prices), ([what, n]) => n * price(stock, what))
      return Math.max(judgement.leastTrade!, part('effect') - cost)
    }
    // What the others lose; they choose the lesser loss themselves.
    case 'others':
      return -judgement.attack! * part('effect')
    default:
      return atomWorth(effect)
  }
}

/** The words of this game. */
function atomWorth(effect: Effect): number {
  const named = (suffix: unknown = '') => price(atom, `${effect.do}${capital(String(suffix))}`)
  switch (effect.do) {
    case 'explore':
    case 'develop':
    case 'moveWorkers':
    case 'sendWorkers':
      return amountOf(effect.n as Amount) * named()
    case 'buildBeds':
    case 'digRooms':
      return amountOf(effect.n as Amount) * named(effect.free ? 'free' : '')
    case 'mainAction':
      return (
        named(effect.action === 'any' ? 'any' : '') + ((effect.more as number) ?? 0) * price(atom, 'mainActionMore')
      )
    case 'playInvention':
      return effect.free ? named(freeKind(effect)) : named() + offWorth(effect.off as Prices) + ignored(effect)
    case 'completeMission':
      return named() + ignored(effect)
    case 'playDrawn':
      return named(effect.deck)
    case 'openDoor':
    case 'revealMission':
    case 'pitchTent':
      return named(effect.where)
    case 'moveExplorer':
      return named(effect.how)
    case 'removeCube':
      return named(effect.colour)
    // Cards that are looked for are worth what such a card is worth and a little more, those left to chance less.
    case 'revealTop':
      return named() * deckWorth(effect.deck)
    case 'findInvention':
    case 'takeDiscarded':
    case 'takeFaceUp':
      return named() + deckWorth(effect.deck)
    default:
      return named()
  }
}

function ruleWorth(given: Rule): number {
  const by = (given.by as number) ?? 1
  switch (given.rule) {
    case 'cheaperInventions':
      return (
        offWorth(given.off as Prices) *
        price(rule, given.type || given.deck ? 'cheaperInventionsSome' : 'cheaperInventions')
      )
    case 'ignoreSkill':
      return by * price(rule, `ignoreSkill${capital(given.for as string)}`)
    case 'stronger':
      return by * price(rule, given.action ? 'strongerAction' : 'stronger')
    default:
      return by * price(rule, given.rule)
  }
}

/** How often it happens. */
function often(when: Trigger): number {
  switch (when.on) {
    case 'gain': {
      const some = `gain${capital(when.what as string)}`
      return price(trigger, some in trigger ? some : 'gain')
    }
    case 'mainAction':
      return price(trigger, when.action ? 'mainActionOne' : 'mainAction')
    case 'takeInvention':
      return price(trigger, when.deck ? 'takeInventionDeck' : 'takeInvention')
    case 'playInvention':
      return price(trigger, when.type || when.deck || when.kind ? 'playInventionSome' : 'playInvention')
    case 'takeGuest':
    case 'completeMission':
      return price(trigger, when.area ? `${when.on}Area` : when.on)
    default:
      return price(trigger, when.on)
  }
}

function amountOf(amount: Amount): number {
  return typeof amount === 'number' ? amount : counted(amount, now)
}

function counted(of: Counted, expected: Prices): number {
  const { times = 1, per = 1, most = Number.POSITIVE_INFINITY } = of
  return Math.min(most, (price(expected, `${of.count}${narrowing(of)}`) * times) / per)
}

/** Which of the expected figures of a count is meant. */
function narrowing(of: Counted): string {
  if (of.count === 'icons') return of.icon === 'any' ? 'Any' : of.icon === 'energy' ? 'Energy' : ''
  if (of.count === 'abilities') return capital((of.colour as string) ?? '')
  if (of.kind === 'offensive') return 'Offensive'
  for (const field of ['type', 'deck', 'kind', 'area', 'region']) if (of[field]) return capital(field)
  return ''
}

/** The best options, and a little for being able to choose. */
function chosen(worths: readonly number[], n: number): number {
  const best = [...worths].sort((one, other) => other - one).slice(0, n)
  return sum(best, (worth) => worth) + judgement.eachOtherOption! * (worths.length - n)
}

/** Which cards may be played free. */
function freeKind({ deck, type }: Effect): string {
  if (deck === 'basic') return 'freeBasic'
  return type ? 'freeType' : 'free'
}

function offWorth(off: Prices | undefined): number {
  return judgement.discount! * sum(Object.values(off ?? {}), (n) => n)
}

function ignored(effect: Effect): number {
  return ((effect.ignoreSkills as number) ?? 0) * price(atom, 'ignoreSkill')
}

function deckWorth(deck: unknown): number {
  return price(stock, deck === 'basic' ? 'basicCard' : 'advancedCard')
}

function price(prices: Prices, name: string): number {
  const found = prices[name]
  if (found === undefined) throw new Error(`nothing says what ${name} is worth`)
  return found
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

function sum<V>(values: readonly V[], worth: (value: V) => number): number {
  return values.reduce((total, value) => total + worth(value), 0)
}
