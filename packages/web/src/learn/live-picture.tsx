import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { IconsProvider } from '../art/icons/icon.tsx'
import type { GameParts } from '../games/load.ts'
import { plainTable } from '../plain/own-table.ts'
import { TableProvider } from '../table/context.tsx'
import { PickingProvider } from '../table/picking.tsx'
import { useTray } from '../table/tray/use-picks.ts'
import { useTableContext } from '../table/use-table-context.ts'
import { type Example, playedExample } from './example.ts'
import style from './live-picture.module.css'
import { momentOf, seatInfosOf } from './moment.ts'

const nothing = () => {}
const untouched = { choose: () => false, interrupt: () => false }
const blind = { foreseen: new Map(), foresee: nothing }

/** Room for a whole table, in pixels; the picture shows a part of it. */
const TABLE = { width: 1180, height: 820 } as const
/** Where words are to be read, everything lies one below the other in less room. */
const NARROW = { width: 660, height: 660 } as const
/** A table arranges itself to the room it finds, in steps; it is measured again after each, in milliseconds. */
const SETTLES = [30, 150, 600, 2400] as const
/** So high until it is measured. */
const UNMEASURED = 96
/** A part is drawn no larger than this, and no higher. */
const LARGEST = 1.25
const HIGHEST = 420

interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The table of an example, drawn by its own pieces: only looked at, and cut to the part that matters. */
export function LivePicture({ parts, example }: { readonly parts: GameParts; readonly example: Example }) {
  const { moment, seats } = useMemo(() => {
    const match = playedExample(parts.game, example)
    return { moment: momentOf(match, example.reader), seats: seatInfosOf(match) }
  }, [parts, example])
  const table = useTableContext({ parts, moment, seats, plays: true, help: nothing, light: nothing })
  const { Board, answers } = parts.own ?? plainTable
  const { picking } = useTray(table, answers, blind, untouched)
  const board = useRef<HTMLDivElement>(null)
  const lens = useRef<HTMLDivElement>(null)
  const [crop, setCrop] = useState<Crop>()
  const [width, setWidth] = useState(0)
  const room = example.readAt === undefined ? TABLE : NARROW
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language draws another table
  useLayoutEffect(() => {
    const measure = () => {
      const drawn = board.current
      if (!drawn) return
      const whole = drawn.getBoundingClientRect()
      const shown = drawn.querySelector(example.shows)?.getBoundingClientRect() ?? whole
      // On a slow machine the part may not have its room yet: a picture of nothing would stay.
      if (shown.width === 0 || shown.height === 0) return
      const scale = whole.width / room.width
      setCrop({
        x: (shown.x - whole.x) / scale,
        y: (shown.y - whole.y) / scale,
        width: shown.width / scale,
        height: shown.height / scale,
      })
    }
    measure()
    const timers = SETTLES.map((ms) => setTimeout(measure, ms))
    return () => timers.forEach(clearTimeout)
  }, [example, table, room])
  useLayoutEffect(() => {
    const element = lens.current
    if (!element) return
    const resized = new ResizeObserver(() => setWidth(element.clientWidth))
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  const fitting = crop ? Math.min(width / crop.width, HIGHEST / crop.height, LARGEST) : 1
  const scale = Math.max(fitting, example.readAt ?? 0)
  const drawn = crop && { width: crop.width * scale, height: crop.height * scale }
  const left = drawn ? Math.max(0, (width - drawn.width) / 2) : 0
  return (
    <div
      ref={lens}
      className={style.lens}
      data-game={parts.game.id}
      // What scrolls must be reachable to be scrolled by keys.
      tabIndex={example.readAt === undefined ? undefined : 0}
    >
      <div className={style.room} style={drawn ?? { height: UNMEASURED }}>
        <div
          ref={board}
          className={style.table}
          inert
          aria-hidden="true"
          style={{
            ...room,
            ...(crop && {
              transform: `translate(${left}px, 0) scale(${scale}) translate(${-crop.x}px, ${-crop.y}px)`,
              clipPath: `inset(${crop.y}px ${room.width - crop.x - crop.width}px ${room.height - crop.y - crop.height}px ${crop.x}px)`,
            }),
          }}
        >
          <IconsProvider value={parts.icons}>
            <TableProvider value={table}>
              <PickingProvider value={picking}>
                <Board />
              </PickingProvider>
            </TableProvider>
          </IconsProvider>
        </div>
      </div>
    </div>
  )
}
