import type { Console } from './console.ts'

const WIDTH = 24

/** A bar that fills as work is done; drawn a few times a second at most. */
export function progressBar(console: Console, label: (done: number) => string, of: number): (done: number) => void {
  let drawn = 0
  return (done) => {
    const now = Date.now()
    if (done >= of) return console.progress('')
    if (now - drawn < 100) return
    drawn = now
    const filled = Math.round((done / of) * WIDTH)
    console.progress(`${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${label(done)}`)
  }
}
