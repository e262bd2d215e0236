import type { Item } from '@nora/kernel'
import { type Found, wayQuestion } from '@nora/woodcraft'
import { type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'react'
import { useTable } from '../use-table.ts'
import type { Finder } from './ways-worker.ts'

let finder: Remote<Finder> | undefined

/** One for the page, begun when it is first asked. */
function theFinder(): Remote<Finder> {
  finder ??= wrap<Finder>(new Worker(new URL('./ways-worker.ts', import.meta.url), { type: 'module' }))
  return finder
}

/** The shortest way to an order as things stand; nothing as long as it is looked for. */
export function useWay(order: Item): Found | undefined {
  const { table, seat } = useTable()
  const [found, set] = useState<Found>()
  useEffect(() => {
    let isWanted = true
    set(undefined)
    const question = wayQuestion(table, seat, order)
    theFinder()
      .find(question)
      .then((answer) => isWanted && set(answer))
    return () => {
      isWanted = false
    }
  }, [table, seat, order])
  return found
}
