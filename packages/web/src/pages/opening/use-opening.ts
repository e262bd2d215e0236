import type { OpenBody } from '@nora/protocol'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { openTable } from '../../api/tables.ts'
import { type LocalOpening, openLocal } from '../../connection/local-games.ts'
import { beSomebody } from '../../state/session.ts'

/** Opens a table and goes there. Back then leads to where one was before, not to another new table. */
export function useOpening() {
  const [, navigate] = useLocation()
  const openHere = useCallback(
    async (opening: LocalOpening) => {
      navigate(`/local/${await openLocal(opening)}`, { replace: true })
    },
    [navigate],
  )
  const openOnline = useCallback(
    async (body: () => OpenBody | Promise<OpenBody>, name: string) => {
      await beSomebody(name.trim() || undefined)
      navigate(`/table/${await openTable(await body())}`, { replace: true })
    },
    [navigate],
  )
  return { openHere, openOnline }
}
