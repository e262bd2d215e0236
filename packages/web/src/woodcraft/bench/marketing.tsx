import { marketingPoints, marketingPrice, playerOf } from '@nora/woodcraft'
import { Sign } from '../art/signs.tsx'
import { Heading } from '../drawing/heading.tsx'
import { MarksRow } from '../drawing/marks-row.tsx'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'

/** How far one is with marketing, and what the next step costs and brings. */
export function Marketing({ x, y }: { readonly x: number; readonly y: number }) {
  const { table, voice, seat } = useTable()
  const steps = table.content.marketing.length
  const made = playerOf(table, seat).marketing
  const [points, price] = [marketingPoints(table, seat), marketingPrice(table, seat, 0)]
  return (
    <g transform={`translate(${x} ${y})`} data-place={`marketing/${seat}`}>
      <rect width={164} height={84} fill="var(--parchment)" stroke="var(--line)" strokeWidth={1.8} />
      <Sign name="marketing" x={8} y={6} size={22} line="var(--ink)" />
      <Heading x={36} y={23} width={122}>
        {voice.format('webWoodcraft.bench.marketing')}
      </Heading>
      {Array.from({ length: steps }, (_, step) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name.
          key={step}
          cx={15 + step * (134 / (steps - 1))}
          cy={42}
          r={6.4}
          fill={step < made ? 'var(--accent)' : step === made ? '#d99a3d' : 'var(--paper-raised)'}
          stroke="var(--line)"
          strokeWidth={1.5}
        />
      ))}
      <Word x={9} y={72} size={14} weight={600} most={42}>
        {voice.format('webWoodcraft.bench.next')}
      </Word>
      <MarksRow marks={[{ sign: 'berry', text: String(price) }]} x={56} y={67} size={17} line="var(--ink)" />
      <Word x={97} y={72} size={14} weight={600}>
        →
      </Word>
      <MarksRow marks={[{ sign: 'points', text: String(points) }]} x={117} y={67} size={17} line="var(--ink)" />
    </g>
  )
}
