import type { Json } from '@nora/kernel'
import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** An id that somebody made up: of a message, a table, a person, a bot. Not every database keeps what is invisible. */
export const id = z.string().check(z.minLength(1), z.maxLength(limits.id), z.regex(/^\P{C}+$/u))

/** A player's seat. */
export const seat = z.int().check(z.minimum(0), z.maximum(limits.seats - 1))

/** A player's seat, or one of those that are always there: the kernel's FATE, WATCHER and HOST. */
export const anySeat = z.int()

/** A whole number from nothing up: of an entry, a position, a moment in milliseconds since 1970. */
export const whole = z.int().check(z.minimum(0))

/** Whoever receives a list only reads it. */
export const list = <T extends z.ZodMiniType>(item: T) => z.readonly(z.array(item))

/** A name as people read it: no line breaks, nothing invisible, no space around it. */
export const name = z.string().check(
  z.minLength(1),
  z.maxLength(limits.name),
  z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u),
  z.refine((text) => text.trim() === text),
  z.refine(isVisible),
)

/** Some letters are drawn as nothing at all; a name is more than those. */
function isVisible(text: string): boolean {
  const drawn = text.normalize('NFKC').replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(drawn)
}

/** A choice, or any other value that a client may send: plain JSON of a sane size. */
export const json = z.custom<Json>(isSane)

/** A value that the server made. It was read from JSON, so it is JSON all through. */
export const anyJson = z.custom<Json>((value) => value === null || jsonTypes.has(typeof value))

const jsonTypes = new Set(['boolean', 'number', 'string', 'object'])

export const reason = z.strictObject({ code: id, params: z.exactOptional(z.record(z.string(), anyJson)) })

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
