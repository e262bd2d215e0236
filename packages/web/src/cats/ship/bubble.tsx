import type { Placement } from '@nora/cats'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { type Mover, moverOf } from '../../animation/mover.ts'
import { CELL } from '../art/outline.ts'
import type { Preview } from '../placing/preview.ts'
import { useTable } from '../use-table.ts'
import style from './ship.module.css'
import { overShip, shipBox } from './ship-box.ts'

/** So many parts of what changes stand beside the tile; the tray tells all of them. */
const MOST_PARTS = 3

const BUBBLE = { width: 560, height: 90 } as const
const size = overShip.size(BUBBLE.width, BUBBLE.height)

interface BubbleProps {
  readonly at: Placement
  readonly preview: Preview
  readonly why: string | undefined
}

/** Beside the tile: what would change, or why it may not lie there. */
export function Bubble({ at, preview, why }: BubbleProps) {
  const { voice, sheetLine } = useTable()
  const parts = preview.lines
    .slice(0, MOST_PARTS)
    .map((line) => `${sheetLine({ id: line.id })} ${voice.number(line.points, { signDisplay: 'always' })}`)
  const isBelow = at.row < 2
  const rows = preview.cells.map(({ cell }) => cell[0])
  const columns = preview.cells.map(({ cell }) => cell[1])
  const middle = ((Math.min(...columns) + Math.max(...columns) + 1) / 2) * CELL
  const top = isBelow ? (Math.max(...rows) + 1) * CELL + 10 : Math.min(...rows) * CELL - BUBBLE.height - 10
  const rightmost = shipBox.x + shipBox.width - BUBBLE.width
  const left = Math.max(shipBox.x, Math.min(middle - BUBBLE.width / 2, rightmost))
  const bubble = useRef<HTMLDivElement>(null)
  const mover = useRef<Mover>(null)
  useLayoutEffect(() => {
    mover.current = moverOf(bubble.current as HTMLDivElement)
    return () => mover.current?.leave()
  }, [])
  useLayoutEffect(() => mover.current?.to(overShip.move(left, top, BUBBLE.width, BUBBLE.height)), [left, top])
  return (
    <div
      ref={bubble}
      className={style.bubble}
      style={{ ...size, '--middle': (middle - left) / BUBBLE.width } as CSSProperties}
      data-below={isBelow || undefined}
      data-still=""
      // The tray says it to those who do not see it.
      aria-hidden="true"
    >
      <span data-bad={why && ''}>
        {why ?? (
          <>
            <b data-good={preview.points > 0 || undefined}>
              {voice.number(preview.points, { signDisplay: 'exceptZero' })}
            </b>{' '}
            <small>{voice.format('webTable.figures.choice')}</small>
            {preview.lines.length > 0 && <span className={style.parts}>{parts.join(' · ')}</span>}
          </>
        )}
      </span>
    </div>
  )
}
