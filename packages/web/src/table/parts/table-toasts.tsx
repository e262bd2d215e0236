import { useCallback } from 'react'
import { useTable } from '../context.tsx'
import type { TableModel } from '../model/model.ts'
import type { TableState, Toast } from '../model/table-state.ts'
import { Toasts } from './toasts.tsx'

interface TableToastsProps {
  readonly model: TableModel
  readonly state: TableState
}

export function TableToasts({ model, state }: TableToastsProps) {
  const { explain, speaker } = useTable()
  const say = useCallback(
    (what: Toast['what']) => {
      if ('reason' in what) return explain(what.reason)
      const name = what.seat === undefined ? '' : speaker.name(what.seat)
      return speaker.voice.say({ id: `webTable.notice.${what.notice}`, params: { name } })
    },
    [explain, speaker],
  )
  return <Toasts toasts={state.toasts} say={say} dismiss={(id) => model.dismiss(id)} />
}
