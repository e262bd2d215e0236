import type { Json, Match, Seat } from '@nora/kernel'
import type { Foreseen } from '@nora/protocol'
import { foresee } from '@nora/room'
import { useMemo, useState } from 'react'
import { foreseenKey } from '../table/model/table-state.ts'
import type { Foresight } from '../table/tray/foresight.tsx'

/** What choices would lead to at a table that is played again from its beginning: whatever is done can be taken back. */
export function useForesight(match: Match, reader: Seat): Foresight {
  const [told, tell] = useState<{ readonly at: Match; readonly by: ReadonlyMap<string, Foreseen> }>()
  return useMemo(
    () => ({
      foreseen: told?.at === match ? told.by : new Map<string, Foreseen>(),
      foresee: (choice: Json, interrupt: boolean) => {
        const why = interrupt ? match.whyNotInterrupt(reader, choice) : match.whyNot(reader, choice)
        if (why) return
        const ahead: Foreseen = { ...foresee(match, reader, choice, interrupt), barrier: null }
        tell((known) => ({
          at: match,
          by: new Map([...(known?.at === match ? known.by : []), [foreseenKey(choice, interrupt), ahead]]),
        }))
      },
    }),
    [told, match, reader],
  )
}
