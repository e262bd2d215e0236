import type { Seat, Table } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { isSolo, roundsFor, seatsInOrder, type WoodcraftTable } from '@nora/woodcraft'
import { type Calendar, chainOf, type PhaseName, roundFrom, stepNumber } from '../calendar.ts'
import type { Icon } from '../icons.ts'
import type { Speaker } from '../words.ts'
import { asWoodcraft } from './table.ts'

type Link = 'growth' | 'move' | 'act' | 'benches' | 'soloCard' | 'income'

const icons: { readonly [link in Link]: Icon } = {
  growth: 'pot-green',
  move: 'saw-window',
  act: 'tool',
  benches: 'saw-tile',
  soloCard: 'deck',
  income: 'berry-income',
}

/** Fourteen rounds, thirteen with four; an income phase after some of them. */
export function woodcraftCalendar(table: Table, _reader: Seat, { voice }: Speaker): Calendar {
  const woodcraft = asWoodcraft(table)
  const { round } = woodcraft.state
  const { rounds, incomeAfter } = roundsFor(table.options.seats)
  return {
    period: voice.format('common.calendar.round', { n: round }),
    of: voice.format('common.calendar.of', { n: rounds }),
    number: round,
    count: rounds,
    marked: {
      periods: incomeAfter,
      label: voice.format('woodcraftPlay.note.income', { rounds: incomeAfter.map((after) => voice.number(after)) }),
    },
    phases: phasesIn(woodcraft, incomeAfter.includes(round), voice),
    movers: moversIn(woodcraft),
  }
}

function phasesIn(table: WoodcraftTable, hasIncome: boolean, voice: Catalogue): Calendar['phases'] {
  const { next } = table.state
  const links: Link[] = ['growth', 'move', 'act', 'benches']
  if (isSolo(table)) links.push('soloCard')
  if (hasIncome) links.push('income')
  const phases = links.map(
    (link): PhaseName => ({ name: voice.format(`woodcraftPlay.calendar.${link}`), icon: icons[link] }),
  )
  if (next?.step === 'firstCards' || next?.step === 'firstHelpers' || next?.step === 'setup')
    return chainOf([{ name: voice.format('common.calendar.setup'), icon: 'cards' }, ...phases], 0)
  const now = linkIn(table)
  return chainOf(phases, now && links.includes(now) ? links.indexOf(now) : links.length)
}

/** Trees grow before a turn asks anything; then a tile is moved, the main action taken, and what else there is. */
function linkIn({ state }: WoodcraftTable): Link | undefined {
  if (state.next?.step === 'endOfRound') return 'income'
  if (state.next?.step === 'soloCard') return 'soloCard'
  if (!state.turn) return undefined
  if (state.turn.moved === null) return 'move'
  return state.turn.mainDone ? 'benches' : 'act'
}

/** The same order round after round. */
function moversIn(table: WoodcraftTable): readonly Seat[] {
  if (table.state.next?.step !== 'turn') return []
  return roundFrom(seatsInOrder(table), stepNumber(table.state, 'place'))
}
