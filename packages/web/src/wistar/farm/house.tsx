import { useTable } from '../use-table.ts'
import { Passage } from './passage.tsx'
import type { Plan } from './plan.ts'
import { Room } from './room.tsx'
import { Walls } from './walls.tsx'

/** The farm as a house in section, with everything that is in it. */
export function House({ plan }: { readonly plan: Plan }) {
  const { table } = useTable()
  return (
    <g>
      <Walls plan={plan} />
      {[...table.content.rooms.keys()].map((room) => (
        <Room key={room} room={room} plan={plan} />
      ))}
      {table.content.tables.passages.map(({ id }) => (
        <Passage key={id} passage={id} plan={plan} />
      ))}
    </g>
  )
}
