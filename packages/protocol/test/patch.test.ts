import { copy, equal, type Json } from '@nora/kernel'
import { diff, follow, PatchError, patched } from '@nora/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** No state and no choice has a field of this name, and a patch that has one is refused. */
const value = (fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>).filter(
  (any) => !JSON.stringify(any).includes('__proto__'),
)

/** Two values that have much in common: the second is the first with some of its parts exchanged. */
const pair: fc.Arbitrary<readonly [Json, Json]> = fc
  .tuple(value, fc.array(fc.tuple(fc.nat(), value), { maxLength: 4 }))
  .map(([before, edits]) => [before, edits.reduce((changing, [at, part]) => edited(changing, at, part), before)])

function edited(value: Json, at: number, part: Json): Json {
  if (typeof value !== 'object' || value === null) return part
  if (Array.isArray(value)) {
    const place = at % (value.length + 1)
    const rest = [...value]
    if (at % 3 === 0) rest.splice(place, 1)
    else if (at % 3 === 1) rest.splice(place, 0, part)
    else if (place < rest.length) rest[place] = edited(rest[place] as Json, at >> 2, part)
    return rest
  }
  const keys = Object.keys(value)
  const key = keys[at % (keys.length + 1)]
  if (key === undefined) return { ...value, [`key${at % 5}`]: part }
  const { [key]: old, ...rest } = value as { [key: string]: Json }
  return at % 3 === 0 ? rest : { ...rest, [key]: edited(old as Json, at >> 2, part) }
}

describe('a patch', () => {
  test('turns one value into the other', () => {
    fc.assert(fc.property(pair, ([before, after]) => equal(patched(before, diff(before, after)), after)))
    fc.assert(fc.property(value, value, (one, other) => equal(patched(one, diff(one, other)), other)))
  })

  test('drops a field that is named like something every object has', () => {
    const [before, after] = [{ toString: 1, kept: 2 }, { kept: 2 }]
    expect(diff(before, after)).toEqual([['drop', ['toString']]])
  })

  test('is the same for a record that is kept like the other, which is like it afterwards', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const [kept, now] = [{ part: copy(before) }, { part: after }]
        const changes = follow(kept, now)
        const same = equal(changes, diff({ part: before }, now))
        const untouched = copy(changes)
        // What is kept shares nothing with the changes: it goes on changing, and they do not.
        const back = follow(kept, { part: before })
        return same && equal(changes, untouched) && equal(patched(now, back), kept) && equal(kept, { part: before })
      }),
    )
  })

  test('survives being sent', () => {
    fc.assert(
      fc.property(pair, ([before, after]) =>
        equal(patched(before, JSON.parse(JSON.stringify(diff(before, after)))), JSON.parse(JSON.stringify(after))),
      ),
    )
  })

  test('leaves the old value and itself as they were', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const changes = diff(before, after)
        const [old, same] = [copy(before), copy(changes)]
        patched(before, changes)
        return equal(before, old) && equal(changes, same)
      }),
    )
  })

  test('is empty where nothing differs', () => {
    fc.assert(fc.property(value, (any) => diff(any, copy(any)).length === 0))
  })

  test('names only the stretch of a list that changed', () => {
    expect(diff(['a', 'b', 'c', 'd'], ['a', 'x', 'd'])).toEqual([['splice', [], 1, 2, ['x']]])
    expect(diff({ bag: ['?cat', '?cat', '?cat'] }, { bag: ['?cat', '?cat'] })).toEqual([['splice', ['bag'], 2, 1, []]])
    expect(diff([{ fish: 1 }, { fish: 2 }], [{ fish: 1 }, { fish: 5 }])).toEqual([['set', [1, 'fish'], 5]])
  })

  test('is refused by a value that it was not made for', () => {
    expect(() => patched({ a: 1 }, [['set', ['b', 'c'], 1]])).toThrow(PatchError)
    expect(() => patched({ a: 1 }, [['splice', ['a'], 0, 1, []]])).toThrow(PatchError)
    expect(() => patched(1, [['drop', []]])).toThrow(PatchError)
    expect(() => patched({}, [['set', ['__proto__', 'x'], 1]])).toThrow(PatchError)
  })
})
