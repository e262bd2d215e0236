import { createContext, useCallback, useContext, useMemo, useState } from 'react'

/** Opens the rulebook beside the board, at a paragraph or at its beginning. */
type Read = (address?: string) => void

const Reading = createContext<Read | undefined>(undefined)
const nowhere: Read = () => {}

export const ReadingProvider = Reading.Provider

export function useReading(): Read {
  return useContext(Reading) ?? nowhere
}

/** The same; nothing where there is no board. */
export function useBesideBoard(): Read | undefined {
  return useContext(Reading)
}

interface Reads {
  /** What is read now; nothing while the book is closed. */
  readonly reads: { readonly address: string | undefined } | undefined
  readonly read: Read
  close(): void
}

/** The rulebook beside a table, open or not. */
export function useRead(): Reads {
  const [reads, setReads] = useState<Reads['reads']>()
  const read = useCallback((address?: string) => setReads({ address }), [])
  const close = useCallback(() => setReads(undefined), [])
  return useMemo(() => ({ reads, read, close }), [reads, read, close])
}
