import { colours } from '@nora/cats'
import type { Json } from '@nora/kernel'
import { OtherActs } from '../../table/kit/other-acts.tsx'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { useWide } from '../../table/parts/use-wide.ts'
import { useTable } from '../use-table.ts'
import { CardInQuestion } from './card-in-question.tsx'

const CARDS_ARE_PLAYED: readonly string[] = ['rescueCards', 'rescue', 'rareFinds']

const isColour = (choice: string) => colours.some((colour) => colour === choice)

/** What can be chosen besides the cards, tiles, shapes and colours that lie on the table. */
export function BoardTray({ decision }: TrayProps) {
  const { content, options } = useTable().table
  const wide = useWide()
  const { cards, tiles, shapes } = content
  // Where nobody else could act and cards are played when one is asked, a card is simply clicked: no hand has to be raised.
  const needsNoHand = options.seats === 1 && CARDS_ARE_PLAYED.includes(decision.kind)
  const isThing = (choice: Json) =>
    typeof choice === 'string' &&
    (cards.has(choice) ||
      tiles.has(choice) ||
      shapes.has(choice) ||
      isColour(choice) ||
      (needsNoHand && choice === 'raise'))
  return (
    <>
      {/* On a phone it stands over what may be chosen. */}
      {wide && <CardInQuestion decision={decision} />}
      <OtherActs decision={decision} isThing={isThing} />
    </>
  )
}
