import { type Owner, RATBOT } from '@nora/wistar'
import { Badge } from '../art/badge.tsx'
import { Labelled } from '../art/labelled.tsx'
import { Rat } from '../art/rat.tsx'
import { useTable } from '../use-table.ts'
import style from './farm.module.css'

interface ExplorersProps {
  readonly owners: readonly Owner[]
  readonly k: number
  /** Where the feet of each of them stand. */
  feet(index: number): { readonly x: number; readonly y: number }
}

/** Explorers at one place of the farm. No rat stands before the mark of another. */
export function Explorers({ owners, k, feet }: ExplorersProps) {
  const { voice, speaker } = useTable()
  return (
    <>
      {owners.map((owner, index) => (
        <Labelled
          key={owner}
          data-travels={`explorer/${owner}`}
          className={style.passes}
          label={voice.format('webWistar.farm.explorer', {
            name: owner === RATBOT ? voice.format('wistarPlay.ratbot') : speaker.name(owner),
          })}
        >
          <Rat {...feet(index)} k={k} owner={owner} as="explorer" isMarked />
        </Labelled>
      ))}
      {owners.length > 1 && (
        <g className={style.passes}>
          {owners.map((owner, index) => {
            const { x, y } = feet(index)
            return <Badge key={owner} owner={owner} x={x - k} y={y - k * 4} r={8.5} />
          })}
        </g>
      )}
    </>
  )
}
