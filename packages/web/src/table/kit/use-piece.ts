import type { Json } from '@nora/kernel'
import { hintMark, useHinting } from '../../hint/hint-context.ts'
import { useTable } from '../context.tsx'
import { useIsHighlighted } from '../highlight.ts'
import { usePicking } from '../picking.tsx'
import type { Thing } from './answers.ts'
import { useTell } from './notice.tsx'

/** A thing on the table: what it is called there, and what it is in a choice where that is something else. */
export interface PieceOf extends Thing {
  readonly thing: string
  /** Without it the thing itself; nothing where it only says which sort of choice is meant. */
  readonly value?: Json | null | undefined
  /** So many that are alike are drawn as one: each click takes one more, as long as there are more to take. */
  readonly n?: number | undefined
}

/** How a thing looks now, and what a click on it does. */
interface PieceNow {
  /** It is a choice, or a part of one. */
  readonly isOpen: boolean
  readonly isPicked: boolean
  /** Some of those that are alike are picked, and a click takes one more. */
  readonly takesMore: boolean
  /** Why it cannot be taken, where one would look for it. */
  readonly why: string | undefined
  readonly isLit: boolean
  /** What it is called in the hint that is shown. */
  readonly hint: string | undefined
  act(): void
}

export function usePiece({ n = 1, ...piece }: PieceOf): PieceNow {
  const table = useTable()
  const { explain } = table
  const hinting = useHinting()
  const { stateOf, click } = usePicking()
  const tell = useTell()
  const isLit = useIsHighlighted(piece.thing)
  const one = inChoice(piece)
  const { isOpen, isPicked, refusal, times } = stateOf(one)
  const more = { ...one, nth: times }
  const takesMore = times > 0 && times < n && stateOf(more).isOpen
  const why = refusal && explain(refusal)
  return {
    isOpen,
    isPicked,
    takesMore,
    why,
    isLit,
    hint: hintMark(hinting, table, one),
    act: () => (isOpen ? click(takesMore ? more : one) : tell(why ?? '', refusal?.code)),
  }
}

/** How many of things that are alike are picked. */
export function useTimesPicked(piece: PieceOf): number {
  return usePicking().stateOf(inChoice(piece)).times
}

function inChoice({ thing, value = thing, sort, nth }: PieceOf): Thing {
  return { value: value ?? undefined, sort, nth }
}

/** What a piece says about itself to styles, help, arrow keys and motion. */
export function marksOf(
  { thing, value = thing, sort, n = 1 }: PieceOf,
  { isOpen, isPicked, takesMore, why, isLit, hint }: Omit<PieceNow, 'act'>,
) {
  return {
    'data-thing': thing,
    'data-sort': sort,
    'data-n': n > 1 ? n : undefined,
    'data-open': isOpen || undefined,
    'data-answers': isOpen && typeof value === 'string' ? value : undefined,
    'data-picked': isPicked || undefined,
    'data-more': takesMore || undefined,
    'data-refused': why !== undefined || undefined,
    'data-lit': isLit || undefined,
    'data-hint': hint,
  }
}
