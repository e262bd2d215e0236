import { cardOf } from '@nora/cats'
import { CardVignette, VIGNETTE } from './art/card-vignette.tsx'
import { TilePicture } from './tile-piece.tsx'
import { useTable } from './use-table.ts'

const CARD_WIDTH = 120

/** A tile as it lies, also for a pile that is called by its shape, and what is drawn on a card. */
export function HelpPicture({ thing }: { readonly thing: string }) {
  const { content } = useTable().table
  if (content.cards.has(thing))
    return (
      <svg width={CARD_WIDTH} viewBox={`0 0 ${VIGNETTE.width} ${VIGNETTE.height}`} aria-hidden="true">
        <CardVignette card={cardOf(content, thing)} />
      </svg>
    )
  const tile = content.tiles.get(thing) ?? [...content.tiles.values()].find(({ shape }) => shape === thing)
  return tile ? <TilePicture tile={tile.id} /> : null
}
