import { useCallback, useEffect, useRef, useState } from 'react'

export interface Fetched<Value> {
  readonly value: Value | undefined
  readonly problem: unknown
  again(): void
}

/** Asks when the page comes up, and again when it is told to. What was known stays in sight meanwhile. */
export function useFetched<Value>(question: () => Promise<Value>): Fetched<Value> {
  const [answer, setAnswer] = useState<{ value?: Value; problem?: unknown }>({})
  const latest = useRef(0)
  const again = useCallback(() => {
    const mine = ++latest.current
    const isLatest = () => mine === latest.current
    question().then(
      (value) => isLatest() && setAnswer({ value }),
      (problem: unknown) => isLatest() && setAnswer((known) => ({ ...known, problem })),
    )
  }, [question])
  useEffect(() => {
    again()
    return () => {
      latest.current++
    }
  }, [again])
  return { value: answer.value, problem: answer.problem, again }
}
