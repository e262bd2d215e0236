import {
  type CardOf,
  cardOf,
  SISTER,
  SISTER_COLOURS,
  SISTER_LESSONS,
  SISTER_NEXT,
  SISTER_TURNED,
  sisterPointsPerCat,
} from '@nora/cats'
import { type Item, type Match, type Seat, totalOf } from '@nora/kernel'
import { cardFace, cardLine } from '@nora/words'
import type { Screen } from '../play/terminal.ts'
import { contentOf, viewFor } from './match.ts'

/** What lies before the Sister: her speed, what she would score now, her colours, lessons and cards. */
export function sisterLines(match: Match, seat: Seat, { voice }: Screen): string[] {
  const content = contentOf(match)
  const { sister, zones } = viewFor(match, seat)
  if (!sister) return []
  const turned = zones[SISTER_TURNED] ?? []
  const list = (title: string, cards: readonly Item[]): string[] =>
    cards.length > 0 ? [title, ...cards.map((card) => `  ${cardLine(voice, cardFace(voice, content, card))}`)] : []
  const colours = (zones[SISTER_COLOURS] ?? []).map((card, order) => {
    const { colour } = cardOf(content, card) as CardOf<'colour'>
    return `${voice.format(`cats.colour.${colour}`)} ${voice.number(sisterPointsPerCat[order] ?? 0)}`
  })
  return [
    voice.format('catsPlay.view.sister', {
      speed: sister.speed,
      cards: turned.length + (zones[SISTER_NEXT]?.length ?? 0),
      points: totalOf(match.sheet(SISTER, seat)),
    }),
    voice.format('catsPlay.view.sisterColours', { colours }),
    ...list(voice.format('catsPlay.view.sisterTurned'), turned),
    ...list(voice.format('catsPlay.view.sisterLessons'), zones[SISTER_LESSONS] ?? []),
  ]
}
