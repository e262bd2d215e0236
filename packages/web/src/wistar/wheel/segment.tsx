import { layoutOf } from '@nora/wistar'
import { useTable } from '../use-table.ts'
import { spacePlaces } from './places.ts'
import { WheelSpace } from './wheel-space.tsx'

/** The spaces of a segment, wherever the wheel has turned it. */
export function Segment({ segment, place }: { readonly segment: string; readonly place: number }) {
  const { table } = useTable()
  const spaces = layoutOf(table).spacesOf.get(segment) ?? []
  const places = spacePlaces(place, spaces.length)
  return spaces.map((space, index) => {
    const at = places[index]
    return at && <WheelSpace key={space.id} space={space} at={at} place={place} />
  })
}
