import {
  type Area,
  familyPoints,
  lostPerOpenSection,
  lostPerRat,
  planOf,
  pointsPerRareTreasure,
  surveyOf,
  tileOf,
} from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { Icon } from '../../art/icons/icon.tsx'
import { SheetPart } from '../../table/sheets/sheet-part.tsx'
import { TilePicture } from '../tile-piece.tsx'
import { useTable } from '../use-table.ts'
import { areaThing, ratsThing } from './counted.ts'

/** The families, rare treasures, rats and open sections of a boat, each with its points. */
export function SheetParts({ seat, category }: { readonly seat: Seat; readonly category: string }) {
  const { table, voice } = useTable()
  const { content } = table
  const boat = table.state.players[seat]?.boat
  if (!boat) return null
  const survey = surveyOf(content, boat)
  if (category === 'families')
    return survey.families.map(({ colour, size, tiles }) => {
      const points = familyPoints(size)
      const things = tiles.flatMap((place) => boat.tiles[place]?.tile ?? [])
      return (
        <SheetPart key={things.join()} points={points} things={things}>
          <Icon name={`cat-${colour}`} size={20} />
          <span aria-hidden="true">× {voice.number(size)}</span>
          <span className="unseen">{voice.say({ id: 'webCats.family', params: { colour, n: size, points } })}</span>
        </SheetPart>
      )
    })
  if (category === 'rare')
    return boat.tiles
      .filter(({ tile }) => tileOf(content, tile).kind === 'rare')
      .map(({ tile }) => (
        <SheetPart key={tile} points={pointsPerRareTreasure} things={[tile]}>
          <TilePicture tile={tile} />
        </SheetPart>
      ))
  if (category === 'rats' && survey.visibleRats > 0)
    return (
      <SheetPart points={-survey.visibleRats * lostPerRat} things={[ratsThing(seat)]}>
        {voice.number(survey.visibleRats)} × {voice.number(-lostPerRat)}
      </SheetPart>
    )
  if (category !== 'sections') return null
  const open = [...planOf(content, boat.plan).sections.keys()].filter(
    (id) => !survey.isFull(id as Parameters<typeof survey.isFull>[0]),
  )
  return content.tables.sections
    .filter(({ id }) => open.includes(id))
    .map(({ id, name }) => (
      <SheetPart key={id} points={-lostPerOpenSection} things={[areaThing(seat, id as Area)]}>
        {voice.say(name)}
      </SheetPart>
    ))
}
