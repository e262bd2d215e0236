import type { Seat, Table } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { LEADERS, RATBOT, ROUNDS, type WistarTable } from '@nora/wistar'
import { type Calendar, chainOf, type PhaseName, stepNumber } from '../calendar.ts'
import type { Speaker } from '../words.ts'
import { asWistar } from './table.ts'

/** The five rounds: a leader each, three times, then everything for a new round. */
export function wistarCalendar(table: Table, _reader: Seat, { voice }: Speaker): Calendar {
  const { state } = asWistar(table)
  return {
    period: voice.format('common.calendar.round', { n: state.round }),
    of: voice.format('common.calendar.of', { n: ROUNDS }),
    number: state.round,
    count: ROUNDS,
    phases: phasesIn(asWistar(table), voice),
    movers: moversIn(asWistar(table)),
  }
}

function phasesIn({ state }: WistarTable, voice: Catalogue): Calendar['phases'] {
  const leaders = Array.from(
    { length: LEADERS },
    (_, index): PhaseName => ({ name: voice.format('wistarPlay.calendar.leader', { n: index + 1 }), icon: 'leader' }),
  )
  const newRound: PhaseName = { name: voice.format('wistarPlay.calendar.newRound'), icon: 'round' }
  const scoring: PhaseName = { name: voice.format('wistarPlay.calendar.scoring'), icon: 'points' }
  const turns = [...leaders, state.round < ROUNDS ? newRound : scoring]
  switch (state.next?.step) {
    case 'turn':
    case 'ratbotTurn':
      return chainOf(turns, Math.floor(stepNumber(state, 'turn') / state.order.length))
    case 'finalScoring':
      return chainOf(turns, LEADERS)
    // The round is counted on first, so this belongs to the round that begins.
    case 'newRound':
    case 'income':
    case 'refresh':
      return chainOf([newRound, ...leaders], 0, voice.format('wistarPlay.calendar.income'))
    case undefined:
      return chainOf(turns, turns.length)
    default:
      return chainOf([{ name: voice.format('common.calendar.setup'), icon: 'cards' }, ...turns], 0)
  }
}

/** In turn order; how it goes on in the next round is decided in the hut. The first cards are taken the other way round. */
function moversIn({ state }: WistarTable): readonly Seat[] {
  const { order, next } = state
  if (next?.step === 'turn' || next?.step === 'ratbotTurn') {
    const turn = stepNumber(state, 'turn')
    const left = Math.min(order.length, order.length * LEADERS - turn)
    return Array.from({ length: left }, (_, step) => order[(turn + step) % order.length] as Seat)
  }
  const place = stepNumber(state, 'place')
  if (next?.step === 'income') return order.slice(place)
  if (next?.step === 'startingCards') {
    const takers = order.slice(0, place + 1).filter((mover) => mover !== RATBOT)
    return takers.reverse()
  }
  return []
}
