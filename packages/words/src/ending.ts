import type { GameEvent, Seat, SheetLine, Table } from '@nora/kernel'
import { nameIn } from './voice.ts'
import type { Speaker, Words } from './words.ts'

const endings = [
  'scoreLine',
  'totalScore',
  'automaScoreLine',
  'automaTotalScore',
  'automaTie',
  'tieBroken',
  'tieStays',
] as const

type Ending = (typeof endings)[number]

/** Whether an event is a line of the final scoring, which the score sheet tells. */
export function isEnding({ type }: GameEvent): boolean {
  return endings.some((ending) => ending === type)
}

/** The events of a game together with those of its final scoring, which are the same for all games. */
export function withEnding(own: Words['event'], words: () => Words): Words['event'] {
  return (table, event, speaker) => {
    const ending = endings.find((type) => type === event.type)
    return ending ? endingEvent(ending, words(), table, event, speaker) : own(table, event, speaker)
  }
}

/** A line that brings nothing is not worth a sentence. */
function endingEvent(type: Ending, words: Words, table: Table, event: GameEvent, speaker: Speaker): string | undefined {
  const { voice, name } = speaker
  const { seat, points, score = 0, seats = [], values = [] } = event
  if (points === 0) return undefined
  const { id } = table.variant.game
  const line = { id: String(event.line), ...(typeof event.item === 'string' && { item: event.item }) }
  const standing = (seats as Seat[]).map(
    (each, index) => `${name(each)} (${Math.abs(Number((values as number[])[index]))})`,
  )
  return voice.say({
    id: `kernel.event.${type}`,
    params: {
      name: seat === undefined ? (words.automa?.name(speaker) ?? '') : name(seat),
      line: event.line === undefined ? '' : words.sheetLine(table, line as SheetLine, speaker),
      points: Number(points ?? 0),
      score: Number(score),
      by: nameIn(voice, `${id}.tie.${event.by}`, String(event.by)),
      standing,
    },
  })
}
