import type { Decision, Json } from '@nora/kernel'
import type { Barrier } from '@nora/protocol'
import { describe, expect, it } from 'vitest'
import { byMainButton, type How, onceTold, stillAsked, take, type Wanted } from '../../src/table/tray/confirming.ts'

const asked = (kind: string): Decision => ({ seat: 0, kind, args: null })
const turn = asked('turn')

/** Somebody who chooses, and a table that takes what it is sent and says which of it is for good. */
class Chooser {
  wanted: Wanted | undefined
  /** In the order in which it was sent: what, and whether also if it cannot be taken back. */
  readonly sent: [choice: Json, sure: boolean][] = []
  isTap = false
  /** Something else is on its way. */
  isBusy = false
  private readonly known = new Map<Json, Barrier>()

  clicks(choice: Json, decision: Decision | undefined = turn): boolean {
    return this.takes(choice, decision, { told: false, byButton: false, isTap: this.isTap, barrier: this.of(choice) })
  }

  /** The main button does something that nobody picked before. */
  performs(choice: Json): boolean {
    return this.takes(choice, turn, { ...byMainButton(this.of(choice)), told: false })
  }

  /** The main button does what waits. */
  confirms(): void {
    if (this.wanted) this.takes(this.wanted.choice, this.wanted.decision, byMainButton(this.of(this.wanted.choice)))
  }

  hears(choice: Json, barrier: Barrier): void {
    this.known.set(choice, barrier)
    const then = onceTold(this.wanted, barrier)
    if (then === 'confirm') this.confirms()
    else if (then && this.wanted) this.wanted = { ...this.wanted, waits: true }
  }

  private of(choice: Json): Barrier | null {
    return this.known.get(choice) ?? null
  }

  private takes(choice: Json, decision: Decision | undefined, how: How): boolean {
    const taken = take({ decision, choice }, how, (wish, sure) => {
      if (!this.isBusy) this.sent.push([wish.choice, sure])
      return !this.isBusy
    })
    if (taken.isTaken) this.wanted = taken.wanted
    return taken.isTaken
  }
}

describe('what can be taken back', () => {
  it('is done by a click, and nothing waits', () => {
    const chooser = new Chooser()
    expect(chooser.clicks('dig')).toBe(true)
    expect(chooser.sent).toEqual([['dig', false]])
    expect(chooser.wanted?.waits).toBe(false)
  })

  it('is only picked by a tap, and done by the main button', () => {
    const chooser = new Chooser()
    chooser.isTap = true
    chooser.clicks('dig')
    expect([chooser.sent, chooser.wanted?.waits]).toEqual([[], true])
    chooser.confirms()
    expect(chooser.sent).toEqual([['dig', false]])
    expect(chooser.wanted?.waits).toBe(false)
  })

  it('is done at once by the main button, also on a phone', () => {
    const chooser = new Chooser()
    chooser.isTap = true
    chooser.performs('dig')
    expect(chooser.sent).toEqual([['dig', false]])
  })

  it('gives way to another tap before it is done', () => {
    const chooser = new Chooser()
    chooser.isTap = true
    chooser.clicks('dig')
    chooser.clicks('build')
    chooser.confirms()
    expect(chooser.sent).toEqual([['build', false]])
  })
})

describe('what cannot be taken back', () => {
  it('is asked for once more when the table says so, and then sent for good', () => {
    const chooser = new Chooser()
    chooser.clicks('draw')
    chooser.hears('draw', 'fate')
    expect([chooser.sent, chooser.wanted?.waits]).toEqual([[['draw', false]], true])
    chooser.confirms()
    expect(chooser.sent.at(-1)).toEqual(['draw', true])
    expect(chooser.wanted).toBeUndefined()
  })

  it('is not even sent before it is confirmed where that is known', () => {
    const chooser = new Chooser()
    chooser.hears('draw', 'learned')
    expect(chooser.clicks('draw')).toBe(true)
    expect([chooser.sent, chooser.wanted?.waits]).toEqual([[], true])
    chooser.confirms()
    expect(chooser.sent).toEqual([['draw', true]])
  })

  it('is told also to whoever began with the main button', () => {
    const chooser = new Chooser()
    chooser.performs('draw')
    chooser.hears('draw', 'fate')
    expect([chooser.sent, chooser.wanted?.waits]).toEqual([[['draw', false]], true])
  })

  it('is asked once more when it is done out of turn', () => {
    const chooser = new Chooser()
    chooser.clicks('card', undefined)
    chooser.hears('card', 'fate')
    chooser.confirms()
    expect(chooser.sent).toEqual([
      ['card', false],
      ['card', true],
    ])
  })
})

describe('the end of a turn', () => {
  it('is no news to whoever presses the button that ends it: known, it is sent at once', () => {
    const chooser = new Chooser()
    chooser.hears('end', 'other')
    chooser.performs('end')
    expect(chooser.sent).toEqual([['end', true]])
    expect(chooser.wanted).toBeUndefined()
  })

  it('is sent again for good as soon as the table says that it is one', () => {
    const chooser = new Chooser()
    chooser.performs('end')
    chooser.hears('end', 'other')
    expect(chooser.sent).toEqual([
      ['end', false],
      ['end', true],
    ])
    expect(chooser.wanted).toBeUndefined()
  })

  it('waits for the main button where it was a click on the board', () => {
    const chooser = new Chooser()
    chooser.clicks('end')
    chooser.hears('end', 'other')
    expect([chooser.sent.length, chooser.wanted?.waits]).toEqual([1, true])
  })

  it('is not asked once more of whoever confirms it', () => {
    const chooser = new Chooser()
    chooser.hears('yes', 'other')
    chooser.clicks('yes', asked('confirm'))
    expect(chooser.sent).toEqual([['yes', true]])
    expect(chooser.wanted).toBeUndefined()
  })
})

describe('answers of the table', () => {
  it('that come twice do nothing twice', () => {
    const chooser = new Chooser()
    chooser.performs('end')
    chooser.hears('end', 'other')
    chooser.hears('end', 'other')
    expect(chooser.sent.length).toBe(2)
    chooser.clicks('draw')
    chooser.hears('draw', 'fate')
    chooser.hears('draw', 'fate')
    expect([chooser.sent.length, chooser.wanted?.waits]).toEqual([3, true])
  })

  it('that are lost leave nothing that waits, and another click sends it again', () => {
    const chooser = new Chooser()
    chooser.clicks('dig')
    expect(chooser.wanted?.waits).toBe(false)
    chooser.clicks('dig')
    expect(chooser.sent).toEqual([
      ['dig', false],
      ['dig', false],
    ])
  })

  it('leave what waits for the main button to it', () => {
    const chooser = new Chooser()
    chooser.isTap = true
    chooser.clicks('draw')
    chooser.hears('draw', 'other')
    expect([chooser.sent, chooser.wanted?.waits]).toEqual([[], true])
  })

  it('are of no concern when nothing was sent', () => {
    const chooser = new Chooser()
    chooser.hears('draw', 'fate')
    expect([chooser.sent, chooser.wanted]).toEqual([[], undefined])
  })
})

it('what is not asked for, because something else is on its way, changes nothing', () => {
  const chooser = new Chooser()
  chooser.clicks('dig')
  const { wanted } = chooser
  chooser.isBusy = true
  expect(chooser.clicks('build')).toBe(false)
  expect([chooser.sent, chooser.wanted]).toEqual([[['dig', false]], wanted])
})

it('what was kept for another question is kept no more', () => {
  const [question, next] = [{}, {}]
  const kept = { asked: question, choice: 'dig' }
  expect(stillAsked(kept, question)).toBe(kept)
  expect(stillAsked(kept, next)).toBeUndefined()
  expect(stillAsked(undefined, question)).toBeUndefined()
})
