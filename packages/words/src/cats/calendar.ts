import { type CatsTable, days, draftOf, type Phase, SISTER } from '@nora/cats'
import type { Seat, Table } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { type Calendar, chainOf, type PhaseName, roundFrom, stepNumber } from '../calendar.ts'
import type { Icon } from '../icons.ts'
import type { Speaker } from '../words.ts'
import { asCats } from './table.ts'

/** The links of the chain; in a family game the lessons are dealt once, and nobody fishes. */
type Link = 'fill' | 'fishing' | 'exploring' | 'lessons' | 'rescue' | 'rareFinds'

const icons: { readonly [link in Link]: Icon } = {
  fill: 'cat',
  fishing: 'fish',
  exploring: 'cards',
  lessons: 'lesson',
  rescue: 'basket',
  rareFinds: 'treasure-rare',
}

const classic: readonly Link[] = ['fishing', 'exploring', 'lessons', 'rescue', 'rareFinds']
const family: readonly Link[] = ['fill', 'rescue']
const familyFirst: readonly Link[] = ['lessons', ...family]

/** Seven cards, of which two are kept at a time: the last one left over is nobody's choice. */
const MOST_CARDS = 7
const DEALS = 3
const SOLO_DEALS = 2

/** The five days, and the phases of each. */
export function catsCalendar(table: Table, _reader: Seat, { voice }: Speaker): Calendar {
  const cats = asCats(table)
  const { day } = cats.state
  const links = linksOf(cats)
  const now = nowIn(cats, links)
  return {
    period: voice.format('common.calendar.day', { n: day }),
    of: voice.format('common.calendar.of', { n: days }),
    number: day,
    count: days,
    phases: chainOf(
      links.map((link): PhaseName => ({ name: voice.format(`catsPlay.calendar.${link}`), icon: icons[link] })),
      now,
      detailIn(cats, voice),
    ),
    movers: moversIn(cats),
  }
}

function linksOf({ options, state }: CatsTable): readonly Link[] {
  if (options.mode !== 'family') return classic
  return state.day === 1 ? familyFirst : family
}

/** Filling comes before fishing and preparing the next day after rare finds: neither is a phase of its own. */
function nowIn({ state }: CatsTable, links: readonly Link[]): number {
  if (state.next === null) return links.length
  if (state.next.step === 'familyLessons') return links.indexOf('lessons')
  const outside: { readonly [phase in Phase]?: number } = { nextDay: links.length - 1, scoring: links.length - 1 }
  return outside[state.phase] ?? Math.max(0, links.indexOf(state.phase as Link))
}

function detailIn(table: CatsTable, voice: Catalogue): string | undefined {
  const { state, options } = table
  if (state.next?.step === 'draft') return voice.format('catsPlay.calendar.deal', { n: dealOf(table), of: DEALS })
  if (state.next?.step === 'soloDraw')
    return voice.format('catsPlay.calendar.deal', { n: stepNumber(state, 'time'), of: SOLO_DEALS })
  if (state.next?.step === 'buy') return voice.format('catsPlay.calendar.buying')
  if (state.next?.step === 'rescueCards') return voice.format('catsPlay.calendar.rescueCards')
  const told = state.phase === 'nextDay' || state.phase === 'scoring'
  const fills = state.phase === 'fill' && options.mode !== 'family'
  return told || fills ? voice.format(`catsPlay.phase.${state.phase}`) : undefined
}

/** Whoever has kept two already holds fewer than the others: the fullest hand tells. */
function dealOf(table: CatsTable): number {
  const most = Math.max(...table.state.players.map((_, seat) => table.zone(draftOf(seat)).length))
  return Math.min(DEALS, Math.floor((MOST_CARDS - most) / 2) + 1)
}

/** One after the other: round and round until all have passed, or once for the rescue cards. */
function moversIn(table: CatsTable): readonly Seat[] {
  const { order, next } = table.state
  const place = stepNumber(table.state, 'place')
  if (next?.step === 'rescueCards') return order.slice(place)
  if (next?.step !== 'rescue' && next?.step !== 'rareFinds' && next?.step !== 'familyTurn') return []
  const [mover, ...others] = roundFrom(order, place)
  return mover === undefined ? [] : [mover, ...others.filter((other) => !hasPassed(table, other))]
}

function hasPassed({ state }: CatsTable, mover: Seat): boolean {
  // The Sister finds nothing: after the rescue she has no turns.
  if (mover === SISTER) return state.phase !== 'rescue' || (state.sister?.passed ?? true)
  return state.players[mover]?.passed ?? true
}
