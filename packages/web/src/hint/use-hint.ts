import type { Seat } from '@nora/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { TableModel } from '../table/model/model.ts'
import type { TableState } from '../table/model/table-state.ts'
import type { Hinting } from './hint-context.ts'

/** Where these keys mean something else. */
const elsewhere = 'input,select,textarea,dialog'

/** The hint for the reader's decision: asked for with H, gone as soon as the game goes on. `isOffered`: there may be one now. */
export function useHint(model: TableModel, { hint }: TableState, seat: Seat, isOffered: boolean): Hinting | undefined {
  const [shown, show] = useState(0)
  const isOn = hint !== undefined && isOffered
  const hinting = useMemo((): Hinting | undefined => {
    if (!isOn) return undefined
    const isThinking = hint === 'thinking'
    return { hint: isThinking ? undefined : hint, isThinking, shown, show, close: () => model.closeHint() }
  }, [isOn, hint, shown, model])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hint begins with its best choice
  useEffect(() => show(0), [hint])
  useEffect(() => {
    if (!isOffered) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(elsewhere)) return
      if (document.querySelector('dialog[open]')) return
      const key = event.key.toLowerCase()
      if (key === 'h') {
        if (isOn) model.closeHint()
        else model.askHint(seat)
      } else if (isOn && key === 'escape') model.closeHint()
      else if (isOn && /^[123]$/.test(key)) show(Number(key) - 1)
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [isOffered, isOn, model, seat])
  return hinting
}
