import { houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { pile } from '../../workbench.ts'
import { changeOf, promisedBy, settle } from './belongings.ts'
import { employing } from './staff.ts'

describe('each helper produces what its card shows', () => {
  test.each(houseContent.tables.helpers)('$id ($name.en)', ({ id, name, production }) => {
    // Without lumber nothing can be planted, so producing is all there is to do.
    const bench = employing(name.en, (state, player) => pile(state, player)).choose({ move: 'produceOrPlant' })
    const change = changeOf(bench, () => settle(bench.choose({ act: 'produceOrPlant' })))
    expect(change, id).toEqual(promisedBy(production))
    expect(bench.problems).toEqual([])
  })
})
