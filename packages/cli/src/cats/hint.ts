import { type Decision, each, isRecord, type Json, listed, type Match, type Seat } from '@nora/kernel'
import type { Screen } from '../play/terminal.ts'
import { boatPicture } from './boat-picture.ts'
import { asCats, contentOf } from './match.ts'
import type { Pen } from './paint.ts'
import { orientationPictures, tilePictures } from './tile-pictures.ts'

/** What helps with a question: where a tile may lie and how to say so, what has just been laid, what is final. */
export function catsHint(match: Match, decision: Decision, screen: Screen): string | undefined {
  const { voice } = screen
  const { kind, args, seat } = decision
  if (kind === 'place' && isRecord(args)) {
    const ways = orientationPictures(contentOf(match), String(args.tile), screen)
    return [ownShip(match, seat, screen), ways, voice.format('catsPlay.hint.place')].join('\n')
  }
  if (kind === 'draft' || kind === 'buy') return voice.format('catsPlay.hint.final')
  if (kind === 'oshax' || kind === 'treasure' || kind === 'mapBonus') return onOffer(match, seat, screen)
  return match.line.findLast((act) => act.seat === seat)?.kind === 'place' ? ownShip(match, seat, screen) : undefined
}

/** The tiles among the choices, drawn; a treasure may be chosen by its shape. */
function onOffer(match: Match, seat: Seat, pen: Pen): string {
  const content = contentOf(match)
  const tiles = [...content.tiles.values()]
  const choices = [...each(match.space(seat) ?? listed<Json>([]))]
  const offered = choices.flatMap(
    (choice) => tiles.find(({ id }) => id === choice) ?? tiles.find(({ shape }) => shape === choice) ?? [],
  )
  return tilePictures(
    content,
    offered.map(({ id }) => id),
    pen,
  )
}

function ownShip(match: Match, seat: Seat, pen: Pen): string {
  const boat = asCats(match).table.state.players[seat]?.boat
  return boat ? boatPicture(contentOf(match), boat, pen) : ''
}
