import { check, policies } from '@nora/conformance'
import { Game, everySetting, settle } from '@nora/kernel'
const m = await import('../cats/src/index.ts') as any
const game = (m.cats ?? m.game ?? Object.values(m).find((x: any)=>x?.steps)) as Game
const t=process.cpuUsage()
const wish = JSON.parse(process.argv[2] ?? '{}')
const r = check(game, { settings: [settle(game, wish)], games: Number(process.argv[3] ?? 1), seed: Number(process.argv[4] ?? 1), only: process.argv[5] || undefined, thoroughness: Number(process.argv[6] ?? 1) })
const u=process.cpuUsage(t); const ms=(u.user+u.system)/1000
console.log(JSON.stringify({...r, failures: r.failures.length, coverage: {unseen: r.coverage.reasons.unseen, kinds: r.coverage.kinds.unseen}}), ms, ms/r.decisions)
for (const f of r.failures) console.log(f)
