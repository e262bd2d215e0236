import { afterAll, expect, test, vi } from 'vitest'

const listeners = vi.hoisted(() => {
  const kept = new Map<string, (event: object) => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => kept.set(type, listener))
  return kept
})
afterAll(() => vi.unstubAllGlobals())

const { isMouse } = await import('../../src/table/parts/last-input.ts')
const press = (pointerType: string) => listeners.get('pointerdown')?.({ pointerType, clientX: 0, clientY: 0 })

test('a mouse that a browser makes up where a finger was last points at nothing', () => {
  expect(isMouse({ pointerType: 'mouse' })).toBe(true)
  press('touch')
  expect(isMouse({ pointerType: 'mouse' })).toBe(false)
  press('mouse')
  expect(isMouse({ pointerType: 'mouse' })).toBe(true)
  expect(isMouse({ pointerType: 'touch' })).toBe(false)
})
