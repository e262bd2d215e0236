import type { RefObject } from 'react'
import { useMeasured } from '../table/kit/on-screen/use-measured.ts'
import { type Arrangement, arrangementIn } from './arrangement.ts'

const drawnWhole: Arrangement = { as: 'whole', zoom: 1 }

/**
 * The arrangement for a space. It stands in place of the kit's layout, which knows no table that is drawn larger or smaller
 * as a whole, nor one with the scene over a single window.
 */
export function useArrangement(space: RefObject<HTMLElement | null>): Arrangement {
  return useMeasured(space, drawnWhole, arranged)
}

const arranged = ({ clientWidth, clientHeight }: Element): Arrangement => arrangementIn(clientWidth, clientHeight)
