import type { Json, Reason } from '@nora/kernel'
import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** An id that somebody made up: of a message, a table, a person, a bot. Not every database keeps what is invisible. */
export const id = z.string().check(z.minLength(1), z.maxLength(limits.id), z.regex(/^\P{C}+$/u))

export const seat = z.int().check(z.minimum(0), z.maximum(limits.seats - 1))

/** A whole number from nothing up: of an entry, a position, a moment in milliseconds since 1970. */
export const whole = z.int().check(z.minimum(0))

/** A name as people read it: no line breaks, nothing invisible, no space around it. */
export const name = z.string().check(
  z.minLength(1),
  z.maxLength(limits.name),
  z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u),
  z.refine((text) => text.trim() === text),
)

/** A choice, or any other value that a client may send: plain JSON of a sane size. */
export const json = as<Json>(z.unknown().check(z.refine(isSane)))

/** A value that the server made: it is believed. */
export const anyJson = as<Json>(z.unknown())

export const reason = as<Reason>(
  z.strictObject({ code: id, params: z.exactOptional(z.record(z.string(), z.unknown())) }),
)

/** The same schema under the type that its values have in the house. */
export function as<T>(schema: z.ZodMiniType): z.ZodMiniType<T, T> {
  return schema as unknown as z.ZodMiniType<T, T>
}

function isSane(value: unknown): boolean {
  let values = 0
  const sane = (part: unknown, depth: number): boolean => {
    if (++values > limits.values || depth > limits.depth) return false
    switch (typeof part) {
      case 'string':
        return part.length <= limits.text
      case 'number':
        return Number.isFinite(part)
      case 'boolean':
        return true
      case 'object':
        if (part === null) return true
        if (Array.isArray(part)) return part.every((item) => sane(item, depth + 1))
        return Object.entries(part).every(([key, item]) => isKey(key) && sane(item, depth + 1))
      default:
        return false
    }
  }
  return sane(value, 0)
}

function isKey(key: string): boolean {
  return key.length <= limits.text && key !== '__proto__'
}
