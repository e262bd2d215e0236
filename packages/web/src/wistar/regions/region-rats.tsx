import type { Region } from '@nora/wistar'
import { DrawnPiece } from '../../table/kit/drawn-piece.tsx'
import open from '../art/open.module.css'
import { Rat } from '../art/rat.tsx'
import { several } from '../art/several.tsx'
import { usePointed } from '../pointing.tsx'
import { useTable } from '../use-table.ts'
import { CROWD } from './region-tag.tsx'

interface RegionRatsProps {
  readonly region: Region
  /** Where the last of them stands; the others stand at its left. */
  readonly x: number
  readonly y: number
  readonly k?: number
  readonly looksLeft?: boolean
}

/** More than this are not drawn: the number says it. */
const MOST = 4

/** One's own rats in a region. They raise their paws when a leader would call them. */
export function RegionRats({ region, x, y: usual, k = 0.66, looksLeft = false }: RegionRatsProps) {
  const { table, voice, seat } = useTable()
  // The tags of four seats are higher: see RegionTag.
  const aside = table.state.players.length > 3 ? CROWD : 0
  const y = region === 'lair' ? usual - aside : usual + aside
  const pointed = usePointed()
  const n = table.state.players[seat]?.workers[region] ?? 0
  if (n === 0) return null
  const action = pointed?.startsWith('place/') ? actionOf(table, pointed.slice('place/'.length)) : undefined
  const isCalled = action !== undefined && table.content.regionOf[action] === region
  const step = n > 3 ? 17 : 25
  const shown = Math.min(n, MOST)
  return (
    <DrawnPiece
      thing={`rats/${region}`}
      value={region}
      sort="from"
      label={voice.format('webWistar.region.rats', { n, region: voice.format(`wistarCards.region.${region}`) })}
      className={`${open.piece} ${open.quiet}`}
    >
      {() => (
        <g data-place={region}>
          <rect
            x={x - (shown - 1) * step - 27}
            y={y - 40 * k - 8}
            width={(shown - 1) * step + 52}
            height={44 * k + 18}
            className={open.reach}
          />
          <rect
            x={x - (shown - 1) * step - 24}
            y={y - 40 * k - 2}
            width={(shown - 1) * step + 46}
            height={44 * k + 6}
            rx={10}
            className={open.ring}
          />
          {several(shown, (rat) => (
            <g data-travels={`rat/${seat}`}>
              <Rat x={x - rat * step} y={y} k={k} owner={seat} looksLeft={looksLeft} raisesPaw={isCalled} />
            </g>
          ))}
        </g>
      )}
    </DrawnPiece>
  )
}

function actionOf({ content, state }: ReturnType<typeof useTable>['table'], space: string) {
  const segment = space.slice(0, space.indexOf('-'))
  return content.actions[state.wheel.indexOf(segment)]
}
