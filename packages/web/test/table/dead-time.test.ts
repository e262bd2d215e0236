import { describe, expect, it } from 'vitest'
import { afterDeadTime, DEAD_MS, type Waiting } from '../../src/table/tray/dead-time.ts'

/** A page whose frames come when they are told to, as on a machine that is busy with other things. */
class BusyPage implements Waiting {
  private now = 0
  private frames: (() => void)[] = []
  private timers: { readonly at: number; then(): void }[] = []

  frame(then: () => void): () => void {
    this.frames.push(then)
    return () => {
      this.frames = this.frames.filter((one) => one !== then)
    }
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.now + ms, then }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((one) => one !== timer)
    }
  }

  paint(): void {
    for (const then of this.frames.splice(0)) then()
  }

  pass(ms: number): void {
    this.now += ms
    const due = this.timers.filter(({ at }) => at <= this.now)
    this.timers = this.timers.filter(({ at }) => at > this.now)
    for (const { then } of due) then()
  }
}

function button() {
  const page = new BusyPage()
  const state = { lives: false }
  const forget = afterDeadTime(
    () => {
      state.lives = true
    },
    { frame: (then) => page.frame(then), after: (ms, then) => page.after(ms, then) },
  )
  return { page, state, forget }
}

describe('a button with a new meaning', () => {
  it('is dead until its words have been in sight for long enough, however late they are painted', () => {
    const { page, state } = button()
    page.pass(10 * DEAD_MS)
    page.paint()
    page.pass(10 * DEAD_MS)
    page.paint()
    page.pass(DEAD_MS - 1)
    page.paint()
    expect(state.lives).toBe(false)
    page.pass(1)
    page.paint()
    expect(state.lives).toBe(true)
  })

  it('lets a click go by that was made in that time and comes late', () => {
    const { page, state } = button()
    page.paint()
    page.paint()
    page.pass(DEAD_MS)
    // What was clicked while the page was busy comes before its next frame.
    expect(state.lives).toBe(false)
  })

  it('never comes to life if its meaning changes before', () => {
    const { page, state, forget } = button()
    page.paint()
    page.paint()
    page.pass(DEAD_MS)
    forget()
    page.paint()
    expect(state.lives).toBe(false)
  })
})
