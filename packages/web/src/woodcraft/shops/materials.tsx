import { type BuyMaterialsArgs, bundlePrice } from '@nora/woodcraft'
import { Sign } from '../art/signs.tsx'
import { Framed } from '../drawing/framed.tsx'
import { signOf } from '../drawing/marks.ts'
import { Word } from '../drawing/word.tsx'
import { usePointing } from '../preview.ts'
import { useTable } from '../use-table.ts'

/** Bundles of glue, scrapwood and saw blades. */
export function Materials() {
  const { table, voice, item, reader, decision } = useTable()
  const pointing = usePointing()
  const { off = 0 } = (decision?.args ?? {}) as Partial<BuyMaterialsArgs>
  return (
    <g data-place="materials">
      {[...table.content.bundles.values()].map(({ id, material, n, cost }, index) => {
        const berries = reader < 0 ? cost : bundlePrice(table, reader, id, off)
        return (
          <Framed
            key={id}
            thing={id}
            sort="bundle"
            x={1 + index * 75}
            y={396}
            width={69}
            height={32}
            label={voice.format('webWoodcraft.yard.die', { die: item(id), berries })}
            onPoint={pointing({ goods: { berries: -berries, [material]: n } })}
          >
            <rect width={69} height={32} rx={8} fill="var(--card)" stroke="#2b2118" strokeWidth={1.8} />
            <Word x={6} y={22} size={15} weight={800} fill="#2b2118">
              {n}
            </Word>
            <Sign name={signOf(material)} x={16} y={6} size={20} />
            <path d="M39 5 V27" stroke="#cdbfa8" strokeWidth={1.6} />
            <Word x={43} y={22} size={15} weight={700} fill="#5d4f41">
              {berries}
            </Word>
            <Sign name="berry" x={52} y={9} size={14} />
          </Framed>
        )
      })}
    </g>
  )
}
