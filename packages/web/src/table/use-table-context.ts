import { type Reason, whyNot } from '@nora/kernel'
import type { SeatInfo } from '@nora/protocol'
import { reasonIn, type Speaker } from '@nora/words'
import { useMemo } from 'react'
import type { GameParts } from '../games/load.ts'
import type { TableContext } from './context.tsx'
import { type Moment, situationAt } from './model/moment.ts'
import { useSpeaker } from './use-speaker.ts'

interface ContextInputs {
  readonly parts: GameParts
  readonly moment: Moment
  readonly seats: readonly SeatInfo[]
  /** The reader may act here: at the table, now, in a seat of their own. */
  readonly plays: boolean
  help(thing: string): void
  light(things: readonly string[]): void
}

/** The table for whoever looks at it: what the rules say, and the words for all of it. */
export function useTableContext({ parts, moment, seats, plays, help, light }: ContextInputs): TableContext {
  const speaker = useSpeaker(seats)
  return useMemo(
    () => contextAt({ parts, moment, seats, plays, help, light }, speaker),
    [parts, moment, plays, seats, speaker, help, light],
  )
}

/** The same table as it was at another moment, when nobody could act; without one, as it is. */
export function usePastContext(now: TableContext, moment: Moment | undefined): TableContext {
  return useMemo(() => (moment ? contextAt({ ...now, moment, plays: false }, now.speaker) : now), [now, moment])
}

function contextAt({ parts, moment, seats, plays, help, light }: ContextInputs, speaker: Speaker): TableContext {
  const { words, game } = parts
  const situation = situationAt(parts, moment, plays)
  const { table, position, reader } = situation
  return {
    ...situation,
    parts,
    moment,
    seats,
    speaker,
    voice: speaker.voice,
    calendar: words.calendar?.(table, reader, speaker),
    seat: Math.max(reader, 0),
    space: (decision) => position.space(decision),
    whyNot: (decision, choice) => whyNot(position, decision.seat, choice),
    sheet: (seat) => game.sheet(table, seat),
    explain: (reason) =>
      reasonIn(speaker.voice, areaOf(speaker, game.id, reason), words.reason(table, reason, speaker)),
    item: (item) => words.item(table, item, speaker),
    card: (item) => words.card(table, item, speaker),
    event: (event) => words.event(table, event, speaker),
    choice: (decision, choice) => words.choice(table, decision, choice, speaker),
    sheetLine: (line) => words.sheetLine(table, line, speaker),
    help,
    light,
  }
}

/** The reasons of the room, the server and this device are said in their words, the game's in the game's. */
function areaOf({ voice }: Speaker, game: string, { code }: Reason): string {
  return ['room', 'server', 'webHouse'].find((area) => voice.has(`${area}.why.${code}`)) ?? game
}
