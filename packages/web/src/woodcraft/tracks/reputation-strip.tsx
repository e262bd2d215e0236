import { isSolo, playerOf, rewardFor } from '@nora/woodcraft'
import { Sign } from '../art/signs.tsx'
import { Heading } from '../drawing/heading.tsx'
import { marksOf } from '../drawing/marks.ts'
import { MarksRow } from '../drawing/marks-row.tsx'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'
import { SeatMarks } from './seat-marks.tsx'

/** Between two spaces. */
const GAP = 2.7
/** So near the foreign marker is a warning. */
const NEAR = 2

/** The reputation track in two rows, from left to right and back: what an order is worth, and the reward tiles. */
export function ReputationStrip({ y, width }: { readonly y: number; readonly width: number }) {
  const { table, voice, seat, item, card } = useTable()
  const { rewardTiles, players, foreign } = table.state
  const spaces = table.content.reputation
  const mine = playerOf(table, seat).furthest
  const next = rewardTiles.filter(({ space, gone }) => !gone && space > mine)[0]
  const warned = foreign !== null && next !== undefined && next.space - foreign <= NEAR && next.space > foreign
  const note = warned
    ? voice.format('webWoodcraft.reputation.foreign', { n: next.space - foreign })
    : next && voice.format('webWoodcraft.reputation.next', { n: next.space - playerOf(table, seat).reputation })
  const half = Math.ceil(spaces.length / 2)
  const step = width / half
  const middle = (step - GAP) / 2
  return (
    <g transform={`translate(0 ${y})`} data-place="reputation">
      <Heading x={0} y={15} width={width} note={note} isUrgent={warned}>
        {voice.format('webWoodcraft.reputation.title')}
      </Heading>
      <path d={`M${width - 1.5} 40 q8 18 0 38`} fill="none" stroke="var(--line)" strokeWidth={2} />
      {spaces.map(({ id, value, milestone }, space) => {
        const isBack = space >= half
        const [x, top] = [1 + (isBack ? spaces.length - 1 - space : space) * step, isBack ? 62 : 22]
        const tile = rewardTiles.find((placed) => placed.space === space)
        const here = players.flatMap(({ reputation }, index) => (reputation === space ? [index] : []))
        const reward = tile && !tile.gone ? rewardFor(table, tile) : undefined
        return (
          <g key={id} transform={`translate(${x} ${top})`} {...(tile && { 'data-thing': tile.id })}>
            {tile && <title>{[item(tile.id), ...card(tile.id).text].join('. ')}</title>}
            {milestone && !tile && (
              <title>
                {voice.format('woodcraftPlay.note.trackMilestone', {
                  at: space,
                  gives: milestone === 'tool' ? 'tool' : 'other',
                })}
              </title>
            )}
            <rect
              width={step - GAP}
              height={37}
              rx={6}
              fill={tile && !tile.gone ? '#f1c768' : 'var(--paper-raised)'}
              stroke={tile && !tile.gone ? '#2b2118' : 'var(--line)'}
              strokeWidth={1.7}
            />
            <Word
              x={middle}
              y={14.5}
              size={13.5}
              weight={700}
              anchor="middle"
              fill={tile && !tile.gone ? '#2b2118' : 'var(--ink)'}
            >
              {`×${value}`}
            </Word>
            {reward && here.length === 0 && (
              <MarksRow marks={marksOf(reward)} x={middle} y={26} size={15} gap={1} anchor="middle" most={28} />
            )}
            {milestone && (
              <Sign
                name={milestone === 'tool' ? 'tool' : 'points'}
                x={step - GAP - 15}
                y={2}
                size={13}
                line="var(--ink)"
              />
            )}
            <SeatMarks seats={here} x={middle} y={26} reach={15} />
            {isSolo(table) && foreign === space && (
              <Sign
                name="foreign-marker"
                x={here.length > 0 ? middle + 1 : middle - 9}
                y={16}
                size={19}
                line="var(--ink)"
              />
            )}
          </g>
        )
      })}
    </g>
  )
}
