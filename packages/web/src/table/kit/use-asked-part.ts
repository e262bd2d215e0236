import { useEffect, useRef } from 'react'
import { useTable } from '../context.tsx'

/** Where the answer to each kind of decision lies. */
export type PartOf<P extends string> = { readonly [kind: string]: P }

/** Turns to the part in which the answer lies as soon as something else is asked; one may look elsewhere meanwhile. */
export function useAskedPart<P extends string>(partOf: PartOf<P>, turnTo: (part: P) => void): void {
  const kind = useTable().decision?.kind
  const there = partOf[kind ?? '']
  const asked = useRef<string>(undefined)
  useEffect(() => {
    const now = `${kind} ${there}`
    if (there !== undefined && now !== asked.current) turnTo(there)
    asked.current = now
  }, [kind, there, turnTo])
}
