import { check } from '@nora/conformance'
import { practiceGames } from '@nora/conformance/practice'

const n = Number(process.argv[2] ?? 20),
  seed = Number(process.argv[3] ?? 1)
for (const game of practiceGames) {
  const t = performance.now()
  const r = check(game, { games: n, seed })
  const ms = performance.now() - t
  console.log(
    game.id,
    JSON.stringify({ ...r, failures: r.failures.length }, null, 0),
    Math.round(ms),
    'ms',
    (ms / r.decisions).toFixed(2),
    'ms/decision',
  )
  const by = new Map<string, any>()
  for (const f of r.failures) {
    const k = f.what.split(':')[0]!
    if (!by.has(k)) by.set(k, f)
  }
  for (const f of by.values()) console.log(f)
}
