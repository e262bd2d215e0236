// Requests that fit the description of the API in form, and in nothing else.
import type { Fate } from '@nora/kernel'

interface Described {
  readonly paths: { readonly [path: string]: { readonly [method: string]: unknown } }
}

export interface WrongRequest {
  readonly method: string
  readonly path: string
  readonly body: string | undefined
}

const bodies = [
  '',
  '{}',
  '[]',
  'null',
  '{"',
  '"x"',
  '{"name":null}',
  '{"__proto__":{"admin":true}}',
  '{"type":"resync"}',
]
const pick = <T>(fate: Fate, list: readonly T[]): T => list[fate.below(list.length)] as T

/** Every route of the API with odd ids, queries and bodies. */
export function wrongRequest(fate: Fate, { paths }: Described, ids: readonly string[]): WrongRequest {
  const path = pick(fate, Object.keys(paths))
  const method = pick(fate, Object.keys(paths[path] as object)).toUpperCase()
  const id = () => encodeURIComponent(pick(fate, [...ids, '..', '%', "'", 'x'.repeat(300), '\u0000', '__proto__']))
  const query = pick(fate, ['', `?table=${id()}`, `?table=${id()}&protocol=1`, '?game[]=1', `?before=${id()}`, '?%'])
  const huge = fate.below(40) === 0 ? JSON.stringify({ name: 'x'.repeat(2_000_000) }) : undefined
  const body = method === 'GET' || method === 'HEAD' ? undefined : (huge ?? pick(fate, bodies))
  return { method, path: path.replaceAll(/\{[^}]+\}/g, id) + query, body }
}
