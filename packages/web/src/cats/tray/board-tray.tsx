import { colours } from '@nora/cats'
import type { Json } from '@nora/kernel'
import { OtherActs } from '../../table/kit/other-acts.tsx'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { useWide } from '../../table/parts/use-wide.ts'
import { needsNoHand } from '../cards/anytime-card.ts'
import { useTable } from '../use-table.ts'
import { CardInQuestion } from './card-in-question.tsx'
import style from './tray.module.css'

const isColour = (choice: string) => colours.some((colour) => colour === choice)

/** What can be chosen besides the cards, tiles, shapes and colours that lie on the table. */
export function BoardTray({ decision }: TrayProps) {
  const { table, voice } = useTable()
  const wide = useWide()
  const { cards, tiles, shapes } = table.content
  const isAlone = needsNoHand(table)
  const isNext = isAlone && table.state.players[decision.seat]?.raised === true && decision.kind !== 'anytime'
  const isThing = (choice: Json) =>
    typeof choice === 'string' &&
    (cards.has(choice) ||
      tiles.has(choice) ||
      shapes.has(choice) ||
      isColour(choice) ||
      (isAlone && choice === 'raise'))
  return (
    <>
      {/* On a phone it stands over what may be chosen. */}
      {wide && <CardInQuestion decision={decision} />}
      {isNext && <p className={style.next}>{voice.format('webCats.hand.next')}</p>}
      <OtherActs decision={decision} isThing={isThing} />
    </>
  )
}
