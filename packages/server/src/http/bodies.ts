import type { Json } from '@nora/kernel'
import * as z from 'zod/mini'

/** A value that is passed on as it is. */
export const anyJson = z.unknown() as unknown as z.ZodMiniType<Json, Json>

/** Nothing of ours nests deeper. What nests without end can be read, but not written again. */
const DEEPEST = 20

export function isShallow(value: unknown, depth = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1))
}

export const shallowJson = z.custom<Json>((value) => isShallow(value))

export const password = z.string().check(z.minLength(8), z.maxLength(200))
