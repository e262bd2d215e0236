import type { Item } from '@nora/kernel'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react'
import { usePicking } from '../../table/picking.tsx'
import { useTable } from '../use-table.ts'

type Want = (card: Item) => void

const Wanting = createContext<Want>(() => {})

/** Says that this card is to be played as soon as one can. */
export function useWant(): Want {
  return useContext(Wanting)
}

/** Plays the card that was clicked as soon as it is asked which. What is around it need not be drawn anew for that. */
export function WantedCard({ children }: { readonly children: ReactNode }) {
  const { decision } = useTable()
  const { stateOf, click } = usePicking()
  const wanted = useRef<Item>(undefined)
  const want = useCallback((card: Item) => {
    wanted.current = card
  }, [])
  useEffect(() => {
    const card = wanted.current
    if (card === undefined || decision?.kind !== 'anytime') return
    wanted.current = undefined
    if (stateOf({ value: card }).isOpen) click({ value: card })
  }, [decision, stateOf, click])
  return <Wanting value={want}>{children}</Wanting>
}
