import { type AtticPlace, playerOf } from '@nora/woodcraft'
import { useState } from 'react'
import { ToolDisc } from '../art/tool-disc.tsx'
import { marksOf } from '../drawing/marks.ts'
import { MarksRow } from '../drawing/marks-row.tsx'
import { OwnPiece } from '../drawing/own-piece.tsx'
import style from '../drawing/piece.module.css'
import { useTable } from '../use-table.ts'
import { toolRewards } from './tool-rewards.ts'

const [DX, DY] = [65, 47]
const floors = { top: 0, middle: 1, bottom: 2 } as const

/** The attic: a pyramid of spaces; each edge carries what it pays when tools of two types meet on it. */
export function Attic({ x, y }: { readonly x: number; readonly y: number }) {
  const { table, seat, decision, item, card } = useTable()
  const [pointed, point] = useState<number>()
  const { attic } = playerOf(table, seat)
  const places = table.content.attic
  const at = (index: number) => {
    const place = places[index] as AtticPlace
    const row = places.filter((other) => other.row === place.row)
    const column = row.indexOf(place) - (row.length - 1) / 2
    return [column * DX, floors[place.row] * DY] as const
  }
  const isOpen = (index: number) => {
    const { needs } = places[index] as AtticPlace
    return attic[index] === null && needs.every((below) => attic[below] !== null)
  }
  const tool = decision?.kind === 'placeTool' ? (decision.args as { readonly tool: string }).tool : undefined
  const pays = pointed !== undefined && tool !== undefined ? toolRewards(table, seat, tool, pointed) : undefined
  return (
    <g transform={`translate(${x} ${y})`} data-place={`attic/${seat}`}>
      {places.flatMap(({ id, edges }, index) =>
        edges
          .filter(({ other }) => other > index)
          .map(({ other }) => {
            const [[x1, y1], [x2, y2]] = [at(index), at(other)]
            return (
              <path
                key={`${id} ${places[other]?.id}`}
                d={`M${x1} ${y1} L${x2} ${y2}`}
                stroke="var(--beam)"
                strokeWidth={5}
              />
            )
          }),
      )}
      {places.map((place, index) => {
        const [px, py] = at(index)
        const here = attic[index]
        const label = [item(place.id), ...(here ? [item(here)] : card(place.id).text)].join('. ')
        return (
          <OwnPiece
            key={place.id}
            thing={place.id}
            sort="space"
            label={label}
            className={style.piece}
            transform={`translate(${px} ${py})`}
            onPoint={(isPointed) => point(isPointed ? index : undefined)}
          >
            {() => (
              <>
                {here ? (
                  <ToolDisc tool={here} r={16} />
                ) : isOpen(index) ? (
                  <>
                    <circle r={15.5} fill="var(--open-spot)" stroke="#2b2118" strokeWidth={1.8} />
                    <circle r={10.5} fill="none" stroke="var(--open-line)" strokeWidth={1.6} strokeDasharray="3 3" />
                    {tool !== undefined && pointed === index && <ToolDisc tool={tool} r={16} isGhost />}
                  </>
                ) : (
                  <circle r={12.5} fill="var(--shut-spot)" stroke="var(--beam)" strokeWidth={2} />
                )}
                <circle className={style.frame} r={19} />
              </>
            )}
          </OwnPiece>
        )
      })}
      {places.flatMap(({ id, edges }, index) =>
        edges
          .filter(({ other }) => other > index)
          .map(({ other, reward }) => {
            const [[x1, y1], [x2, y2]] = [at(index), at(other)]
            const isPaid = attic[index] !== null && attic[other] !== null
            const isNear = (attic[index] !== null && isOpen(other)) || (attic[other] !== null && isOpen(index))
            const isPaying = pays?.some((edge) => edge === reward) ?? false
            return (
              <g
                key={`${id} ${places[other]?.id}`}
                transform={`translate(${(x1 + x2) / 2} ${(y1 + y2) / 2})`}
                opacity={isPaid ? 0.38 : 1}
                pointerEvents="none"
              >
                <rect
                  x={-14.5}
                  y={-9}
                  width={29}
                  height={18}
                  rx={9}
                  fill={isPaying ? 'var(--lit)' : isNear ? '#ffe9a8' : '#fff6df'}
                  stroke="#2b2118"
                  strokeWidth={isPaying ? 2.4 : 1.3}
                />
                <MarksRow marks={marksOf(reward)} x={0} y={0} size={14.5} gap={1} anchor="middle" most={27} />
              </g>
            )
          }),
      )}
    </g>
  )
}
