import { ActionDisc } from '../art/action-disc.tsx'
import { useLetters } from '../drawing/letters.ts'
import { marksOf } from '../drawing/marks.ts'
import { MarksRow } from '../drawing/marks-row.tsx'
import { widthOf } from '../drawing/measure.ts'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'
import { BONUS, K, polar, R, RIM, slotAngle, TILE, WINDOW } from './geometry.ts'
import { type MoveAhead, placeName } from './move-ahead.ts'
import { ARROW } from './saw.tsx'

/** A tile pointed at: its way along the rim, what it brings, and what the saw does then. */
export function TurnedWheel({ ahead, lead }: { readonly ahead: MoveAhead; readonly lead: number }) {
  const { voice } = useTable()
  const [from, to] = [slotAngle(ahead.from), slotAngle(ahead.to)]
  const out = R + 9 * K
  const way = [
    `M${polar(RIM + 22 * K, from)} Q${polar(out, from)} ${polar(out, from + 4)}`,
    `A${out} ${out} 0 0 1 ${polar(out, to - 5)} Q${polar(out, to)} ${polar(RIM + 25 * K, to)}`,
  ].join(' ')
  const [headX, headY] = polar(RIM + 20 * K, to)
  const [landX, landY] = polar(RIM, to)
  const [gainX, gainY] = polar(BONUS - 16 * K, from)
  const marks = ahead.gains.flatMap(marksOf)
  const width = 16 + marks.reduce((sum, mark) => sum + ('sign' in mark && mark.text ? 34 : 24), 0)
  return (
    <g pointerEvents="none">
      <path d={way} fill="none" stroke="#2b2118" strokeWidth={8} strokeLinecap="round" />
      <path d={way} fill="none" stroke="var(--pick)" strokeWidth={4.4} strokeDasharray="9 6" />
      <g transform={`translate(${headX} ${headY}) rotate(${to + 180})`}>
        <path d="M0 -6 L-9 9 L9 9 Z" fill="var(--pick)" stroke="#2b2118" strokeWidth={2} strokeLinejoin="round" />
      </g>
      <ActionDisc action={ahead.action} x={landX} y={landY} r={TILE} isGhost />
      {ahead.isSawTurning && <TurningSaw ahead={ahead} lead={lead} />}
      {marks.length > 0 && (
        <g transform={`translate(${gainX} ${gainY})`}>
          <rect
            x={-width / 2}
            y={-14}
            width={width}
            height={28}
            rx={14}
            fill="var(--pick)"
            stroke="#2b2118"
            strokeWidth={2}
          />
          <MarksRow marks={marks} x={0} y={0} size={19} gap={4} anchor="middle" most={width - 8} />
        </g>
      )}
      <Callout x={landX} y={landY}>
        {[
          voice.format('webWoodcraft.wheel.lands', { place: placeName(ahead.to) }),
          ...(ahead.isSawTurning ? [voice.format('webWoodcraft.wheel.turns')] : []),
          ...(ahead.blocked.length > 0 ? [voice.format('webWoodcraft.wheel.blocks', { n: ahead.blocked.length })] : []),
        ]}
      </Callout>
    </g>
  )
}

function TurningSaw({ ahead, lead }: { readonly ahead: MoveAhead; readonly lead: number }) {
  const { voice } = useTable()
  const letters = useLetters()
  const arrow = (lead + 1) * 90
  const radius = 116 * K
  const arc = `M${polar(radius, arrow + 13)} A${radius} ${radius} 0 0 1 ${polar(radius, arrow + 75)}`
  const [tipX, tipY] = polar(radius, arrow + 77)
  return (
    <>
      <path
        d={ARROW}
        transform={`rotate(${arrow + 90})`}
        fill="rgba(216, 88, 63, 0.22)"
        stroke="#d8583f"
        strokeWidth={3}
        strokeDasharray="6 4"
      />
      <path d={arc} fill="none" stroke="#2b2118" strokeWidth={9} strokeLinecap="round" />
      <path d={arc} fill="none" stroke="#ff8a6b" strokeWidth={5} strokeLinecap="round" />
      <g transform={`translate(${tipX} ${tipY}) rotate(${arrow + 167})`}>
        <path d="M0 -12 L-9 5 L9 5 Z" fill="#ff8a6b" stroke="#2b2118" strokeWidth={2} strokeLinejoin="round" />
      </g>
      {ahead.windows.map(({ quadrant, then }) => {
        const [x, y] = polar(WINDOW, quadrant * 90 + 45)
        const marks = then ? marksOf(then) : []
        const words = voice.format(then ? 'webWoodcraft.wheel.then' : 'webWoodcraft.wheel.closes')
        const word = Math.min(60, widthOf(words, letters.sized(13.5), 600))
        const bonus = marks.reduce((sum, mark) => sum + ('sign' in mark && mark.text ? 32 : 21), 0)
        const width = word + 18 + (then ? bonus + 4 : 0)
        return (
          <g key={quadrant} transform={`translate(${x} ${y + (then ? 26 : 0)})`}>
            <rect
              x={-width / 2}
              y={-12.5}
              width={width}
              height={25}
              rx={12.5}
              fill="#ffd9cc"
              stroke="#2b2118"
              strokeWidth={2}
            />
            <Word
              x={then ? -width / 2 + 9 : 0}
              y={5}
              size={13.5}
              fill="#2b2118"
              anchor={then ? 'start' : 'middle'}
              most={word}
            >
              {words}
            </Word>
            <MarksRow marks={marks} x={width / 2 - 8} y={0} size={17} gap={3} anchor="end" most={bonus} />
          </g>
        )
      })}
    </>
  )
}

interface CalloutProps {
  readonly x: number
  readonly y: number
  readonly children: readonly string[]
}

/** Beside the landing place, inside the region, where it hides the fewest tiles. */
function Callout({ x, y, children: lines }: CalloutProps) {
  const letters = useLetters()
  const widest = Math.max(...lines.map((line, index) => widthOf(line, letters.sized(14), index === 0 ? 700 : 500)))
  const [width, height] = [Math.min(204, widest + 22), 10 + lines.length * 18]
  const { tiles } = useTable().table.state.wheel
  const discs = [[x, y] as const, ...tiles.map((place) => polar(RIM, slotAngle(place)))]
  const hidden = ([left, top]: readonly [number, number]) =>
    discs.filter(
      ([cx, cy]) => cx > left - TILE && cx < left + width + TILE && cy > top - TILE && cy < top + height + TILE,
    ).length
  const beside = (side: number, size: number, gap: number, isAfter: boolean) =>
    Math.max(-218, Math.min(218 - size, side + (isAfter ? gap : -size - gap)))
  const spots = [
    [x > 0, y > 0],
    [x > 0, y <= 0],
    [x <= 0, y > 0],
    [x <= 0, y <= 0],
  ].map(([isRight = true, isBelow = true]) => [beside(x, width, 22, isRight), beside(y, height, 14, isBelow)] as const)
  const [left, top] = spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best))
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect y={3} width={width} height={height} rx={10} fill="#2b2118" opacity={0.4} />
      <rect width={width} height={height} rx={10} fill="#ffe9a8" stroke="#2b2118" strokeWidth={2} />
      {lines.map((line, index) => (
        <Word
          key={line}
          x={11}
          y={19 + index * 18}
          size={14}
          weight={index === 0 ? 700 : 500}
          fill="#2b2118"
          most={width - 20}
        >
          {line}
        </Word>
      ))}
    </g>
  )
}
