import { type Bench, type Improvement, playerOf, raiseOf, sawsOf, sumOf } from '@nora/woodcraft'
import type { SignName } from '../art/signs.tsx'
import { Framed } from '../drawing/framed.tsx'
import { marksOf } from '../drawing/marks.ts'
import { MarksRow } from '../drawing/marks-row.tsx'
import { Word } from '../drawing/word.tsx'
import { usePointing } from '../preview.ts'
import { useTable } from '../use-table.ts'
import { PLATE, Plate } from './plate.tsx'
import { useImprovementGoods, useImprovementPrice } from './use-improvement-price.ts'

interface Place {
  readonly bench: Bench
  /** What has to be built for it; the first saw and the first splicing tile are there from the start. */
  readonly improvement?: Improvement
  readonly nth?: number
}

const places: readonly Place[] = [
  { bench: 'saw', nth: 0 },
  { bench: 'saw', nth: 1, improvement: 'saw-2' },
  { bench: 'saw', nth: 2, improvement: 'saw-3' },
  { bench: 'splice1' },
  { bench: 'splice2', improvement: 'splice-2' },
  { bench: 'splice4', improvement: 'splice-4' },
  { bench: 'glue', improvement: 'glue' },
]

const signs: { readonly [bench in Bench]: SignName } = {
  saw: 'saw',
  splice1: 'splice',
  splice2: 'splice',
  splice4: 'splice',
  glue: 'glue-bottle',
}

const splices: readonly Bench[] = ['splice1', 'splice2', 'splice4']
const STEP = 58

/** Saw, splice and glue: ready, used until the next income phase, or not built yet. */
export function Benches({ y }: { readonly y: number }) {
  const { table, voice, seat, item } = useTable()
  const priceOf = useImprovementPrice()
  const player = playerOf(table, seat)
  const pointing = usePointing()
  const improvementGoods = useImprovementGoods()
  const isUsed = ({ bench, nth = 0 }: Place) => {
    // Saws are alike: the last ones are shown as those that were used.
    if (bench === 'saw') return nth >= sawsOf(player) - player.usedSaws
    return bench === 'glue' ? player.usedGlue : player.usedSplices[splices.indexOf(bench)] === 1
  }
  const titles = [
    ['saw', 0],
    ['splice', 3],
    ['glue', 6],
  ] as const
  return (
    <g transform={`translate(1 ${y})`} data-place={`benches/${seat}`}>
      {titles.map(([sort, place]) => (
        <Word
          key={sort}
          x={place * STEP}
          y={-19}
          size={15}
          weight={700}
          isTitle
          fill="var(--bench-ink)"
          most={sort === 'glue' ? 54 : 80}
        >
          {voice.format(`webWoodcraft.bench.${sort}`)}
        </Word>
      ))}
      {places.map((place, index) => {
        const { bench, improvement } = place
        const isBuilt = improvement === undefined || player.built.includes(improvement)
        const [x, raise] = [
          index * STEP,
          splices.includes(bench) ? raiseOf(table, bench) + sumOf(table, seat, 'higherSplice') : undefined,
        ]
        const size = { x, y: 0, width: PLATE, height: PLATE, radius: 12 }
        if (!isBuilt)
          return (
            <Framed
              key={improvement}
              {...size}
              thing={improvement as string}
              sort="improvement"
              label={item(improvement as string)}
              onPoint={pointing({ goods: improvementGoods(improvement as Improvement) })}
              above={<IncomeTag improvement={improvement as Improvement} />}
            >
              <Plate sign={signs[bench]} state="free" price={priceOf(improvement as Improvement)} />
            </Framed>
          )
        const used = isUsed(place)
        return (
          <Framed
            key={improvement ?? bench}
            {...size}
            thing={bench}
            sort={used ? 'usedBench' : 'bench'}
            label={voice.format(used ? 'woodcraftPlay.fact.used' : 'woodcraftPlay.fact.ready', { tile: item(bench) })}
          >
            <Plate sign={signs[bench]} state={used ? 'used' : 'ready'} raise={raise} />
          </Framed>
        )
      })}
    </g>
  )
}

/** The income step that comes with a new bench or pot. */
export function IncomeTag({ improvement }: { readonly improvement: Improvement }) {
  const { table } = useTable()
  const effect = table.content.improvements.get(improvement)?.effect
  if (!effect) return null
  const given = marksOf(effect)
  // Two of them have no room for more than their numbers.
  const plus = given.length > 1 ? '' : '+'
  const marks = given.map((mark) => ('sign' in mark ? { ...mark, text: `${plus}${mark.text ?? 1}` } : mark))
  const width = marks.length > 1 ? 56 : 38
  return (
    <g transform={`translate(${PLATE / 2} -1)`}>
      <rect
        x={-width / 2}
        y={-10}
        width={width}
        height={19}
        rx={9.5}
        fill="var(--card)"
        stroke="#2b2118"
        strokeWidth={1.4}
      />
      <MarksRow marks={marks} x={0} y={-0.5} size={15} gap={2} anchor="middle" most={width - 4} />
    </g>
  )
}
