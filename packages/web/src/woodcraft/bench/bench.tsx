import { Region } from '../drawing/region.tsx'
import { useCompact } from '../use-compact.ts'
import { useTable } from '../use-table.ts'
import { Benches } from './benches.tsx'
import { Legend } from './legend.tsx'
import { Marketing } from './marketing.tsx'
import { Pile } from './pile.tsx'
import { Pots } from './pots.tsx'
import { Stocks } from './stocks.tsx'

/** My workbench: what I have, my dice, the benches that work on them, and the trees that grow. */
export function Bench({ className }: { readonly className?: string | undefined }) {
  const { voice } = useTable()
  const label = voice.format('webWoodcraft.part.bench')
  if (useCompact())
    return (
      <Region label={label} width={404} height={238} className={className} picture="bench">
        <Pile y={2} />
        <Benches y={94} />
        <Pots y={150} isNamed={false} />
        <Marketing x={238} y={154} />
      </Region>
    )
  return (
    <Region label={label} width={404} height={330} className={className} picture="bench">
      <Stocks y={2} />
      <Pile y={42} />
      <Benches y={139} />
      <Pots y={212} />
      <Marketing x={238} y={214} />
      <Legend y={303} />
    </Region>
  )
}
