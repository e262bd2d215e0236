import { useRef } from 'react'

/** An angle that goes on from where it was, so that a thing turns the short way round and never back through all of it. */
export function useTurning(degrees: number): number {
  const last = useRef(degrees)
  const by = ((((degrees - last.current) % 360) + 540) % 360) - 180
  last.current += by
  return last.current
}
