import { type Decision, HOST, type Seat } from '@nora/kernel'
import type { TableSnapshot } from '@nora/protocol'
import type { Speaker } from '@nora/words'
import type { TableContext } from '../context.tsx'

/** What of a table its status depends on. */
type Asking = Pick<TableSnapshot, 'view' | 'waitingFor' | 'outcome'> & {
  readonly room: Pick<TableSnapshot['room'], 'status' | 'ending'>
}

/** Who must do what, as one sentence. */
export function statusOf({ room, view, waitingFor, outcome }: Asking, at: TableContext): string {
  const { reader, speaker } = at
  const { voice, name } = speaker
  if (room.status === 'over' || view?.over) {
    const first = outcome?.standings.filter(({ place }) => place === 1) ?? []
    if (room.ending !== 'finished' && room.ending !== null) return voice.format(`webTable.status.${room.ending}`)
    if (outcome?.automa)
      return voice.format(outcome.automa.won ? 'webTable.status.automaWon' : 'webTable.status.beatAutoma')
    if (outcome?.standings.length === 1) return voice.format('webTable.status.soloOver')
    return voice.format('webTable.status.over', {
      n: first.length,
      names: { all: first.map(({ seat }) => name(seat)) },
    })
  }
  const pending = view?.pending ?? []
  const own = pending.find(({ seat }) => seat === reader)
  if (own) return questionOf(own, at)
  const owing = pending.filter(({ seat }) => seat >= 0)
  const [only, ...more] = owing
  if (only && more.length === 0)
    return voice.format('webTable.status.other', {
      name: name(only.seat),
      question: questionOf(only, at),
    })
  if (only) return voice.format('webTable.status.others', { names: { all: owing.map(({ seat }) => name(seat)) } })
  if (pending.some(({ seat }) => seat === HOST)) return pauseStatus(waitingFor ?? [], reader, speaker)
  return voice.format('webTable.status.goesOn')
}

function questionOf(decision: Decision, { parts, table, speaker }: TableContext): string {
  if (decision.kind === 'confirm') return speaker.voice.format('webTable.tray.confirmQuestion')
  return parts.words.question(table, decision, speaker)
}

function pauseStatus(waitingFor: readonly Seat[], reader: Seat, { voice, name }: Speaker): string {
  if (waitingFor.includes(reader)) return voice.format('webTable.status.pauseYou')
  if (waitingFor.length === 0) return voice.format('webTable.status.goesOn')
  return voice.format('webTable.status.pause', { names: { all: waitingFor.map(name) } })
}
