import { useEffect, useState } from 'react'

/** So long a button is dead whose meaning has just changed: whoever meant the old one notices. */
export const DEAD_MS = 700

/** Whether a meaning is so new that nobody can have meant it yet. */
export function useFresh(meaning: string): boolean {
  const [known, learn] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => learn(meaning), DEAD_MS)
    return () => clearTimeout(timer)
  }, [meaning])
  return known !== meaning
}
