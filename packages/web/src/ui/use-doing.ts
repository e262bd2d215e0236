import { useCallback, useState } from 'react'

/** One deed at a time: whether it is being done, and what stood in its way. */
export function useDoing() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const run = useCallback(async (deed: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await deed()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }, [])
  return { busy, problem, run }
}
