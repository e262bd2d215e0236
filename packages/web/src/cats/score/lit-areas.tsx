import { type Area, hasCell, listCells, planOf } from '@nora/cats'
import type { Seat } from '@nora/kernel'
import { useIsHighlighted } from '../../table/highlight.ts'
import { CELL, type Cell, outlineOf } from '../art/outline.ts'
import style from '../ship/ship.module.css'
import { useTable } from '../use-table.ts'
import { areaThing, ratsThing } from './counted.ts'

/** Rats and parts of a ship with a line round them, while one points at what they bring or cost. */
export function LitAreas({ seat }: { readonly seat: Seat }) {
  const { table } = useTable()
  const boat = table.state.players[seat]?.boat
  if (!boat) return null
  const plan = planOf(table.content, boat.plan)
  const areas = [...plan.sections, ['edge', plan.edge] as const, ['middleRow', plan.middleRow] as const]
  const rats = listCells(plan.rats).filter(([row, column]) => !hasCell(boat.covered, row, column))
  return (
    <>
      {areas.map(([area, cells]) => (
        <LitArea key={area} thing={areaThing(seat, area as Area)} cells={listCells(cells)} />
      ))}
      <LitArea thing={ratsThing(seat)} cells={rats} isRound />
    </>
  )
}

interface LitAreaProps {
  readonly thing: string
  readonly cells: readonly Cell[]
  /** Each of its cells for itself. */
  readonly isRound?: boolean
}

function LitArea({ thing, cells, isRound = false }: LitAreaProps) {
  if (!useIsHighlighted(thing)) return null
  return (
    <g className={style.marked} fill="none" data-lit="">
      {isRound ? (
        cells.map(([row, column]) => (
          <circle key={`${row}/${column}`} cx={(column + 0.5) * CELL} cy={(row + 0.5) * CELL} r={CELL * 0.5} />
        ))
      ) : (
        <path d={outlineOf(cells, 1, 6, 6)} />
      )}
    </g>
  )
}
