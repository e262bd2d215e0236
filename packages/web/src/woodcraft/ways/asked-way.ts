import type { Item } from '@nora/kernel'
import type { WayAnswer } from '@nora/woodcraft'
import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { usePicking } from '../../table/picking.tsx'
import { useTable } from '../use-table.ts'

interface AskedWay {
  /** The order whose way is shown. */
  readonly order: Item | undefined
  ask(order: Item | undefined): void
  /** Gives these answers, one after the other, as their questions come. */
  follow(answers: readonly WayAnswer[]): void
}

const Context = createContext<AskedWay>({ order: undefined, ask: () => {}, follow: () => {} })

export function useAskedWay(): AskedWay {
  return useContext(Context)
}

/** Which order's way is asked for, and the answers that are still to be given. */
export function AskedWayProvider({ children }: { readonly children: ReactNode }) {
  const { decision, space, moment } = useTable()
  const { perform } = usePicking()
  const { position } = moment.view
  const answered = useRef(-1)
  const [order, ask] = useState<Item>()
  const [answers, follow] = useState<readonly WayAnswer[]>([])
  useEffect(() => {
    // What was answered last may not have come back yet.
    if (!decision || answers.length === 0 || answered.current === position) return
    // What has only one answer was answered without asking.
    const at = answers.findIndex(({ kind }) => kind === decision.kind)
    const next = answers[at]
    const isPossible = next && space(decision).includes(next.choice)
    if (isPossible) {
      answered.current = position
      // Whoever has pressed the button has seen it all: a finger need not press again for each answer.
      perform(decision, next.choice)
    }
    follow(isPossible ? answers.slice(at + 1) : [])
  }, [decision, answers, space, perform, position])
  const value = useMemo(() => ({ order, ask, follow }), [order])
  return createElement(Context.Provider, { value }, children)
}
