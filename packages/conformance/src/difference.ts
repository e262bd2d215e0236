import { equal, isRecord } from '@nora/kernel'

/** Where two JSON values first differ, as a path with both values; nothing if they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (equal(a, b)) return undefined
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    const index = a.findIndex((item, at) => !equal(item, b[at]))
    return difference(a[index], b[index], `${path}[${index}]`)
  }
  if (isRecord(a) && isRecord(b)) {
    const key = [...Object.keys(a), ...Object.keys(b)].find((name) => !equal(a[name], b[name])) as string
    return difference(a[key], b[key], path === '' ? key : `${path}.${key}`)
  }
  return `${path} ${shown(a)} / ${shown(b)}`.trim()
}

const LONGEST = 120

/** A value on one short line, whatever it is. */
export function shown(value: unknown): string {
  const text = textOf(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    // Neither circles nor big integers are JSON.
    return String(value)
  }
}
