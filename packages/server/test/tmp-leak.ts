import { catalogue } from '@nora/catalogue'
import { includesSeat, seededFate, settle, WATCHER } from '@nora/kernel'
import { Room } from '@nora/room'
import { secretsFrom, textsIn } from './support/secrets.ts'
import { plainTerms } from './support/openings.ts'
const N = Number(process.argv[2])
for (const { game, bots, waits } of catalogue) for (const mode of game.modes) {
  const rules = { game, bots: bots.map((b) => b.id), ...(waits && { waits }) }
  let old = 0, now = 0, oldGames = 0, sights = 0; const ids = new Set<string>()
  for (let g = 0; g < N; g++) {
    const seats = mode.seats.max; const fate = seededFate(g + 1); let before = old
    const people = Array.from({ length: seats }, (_, i) => ({ id: 'p' + i, name: 'P' + i }))
    const { room } = Room.open(rules, { options: settle(game, { mode: mode.id, seats }), terms: plainTerms, pack: null, seat: 0, bots: [] }, people[0]!, 0, (a) => seededFate(g * 100003 + a))
    const knownOld = new Map<number, Set<string>>(), knownNew = new Map<number, Set<string>>()
    const viewers = [...people.keys(), WATCHER]; for (const v of viewers) { knownOld.set(v, new Set()); knownNew.set(v, new Set()) }
    let line: readonly unknown[] = []
    const look = (step: any) => {
      if ('refused' in step) throw new Error(JSON.stringify(step)); if (!room.match) return
      const cur = [...room.match.line]; const acts = cur.filter((a, i) => a !== line[i]); line = cur
      for (const v of viewers) { sights++
        const s = secretsFrom(room, v); const vis = Object.values(room.match.table.state.zones).flat().filter((i: any) => !s.has(i)) as string[]
        for (const i of vis) { knownOld.get(v)!.add(i); knownNew.get(v)!.add(i) }
        for (const { event, readers } of acts.flatMap((a) => a.told)) event.items?.forEach((item, k) => { if (includesSeat(readers[k] ?? 0, v)) knownNew.get(v)!.add(item) })
        for (const t of new Set(textsIn(step.change.update(v)))) if (s.has(t)) { if (!knownOld.get(v)!.has(t)) { old++; ids.add(t) } if (!knownNew.get(v)!.has(t)) { now++; ids.add('STILL ' + t) } }
      } }
    for (let s = 1; s < seats; s++) look(room.consider({ type: 'sit', seat: s }, people[s]!, 1))
    for (let s = 0; s < seats; s++) look(room.consider({ type: 'setPassing', seat: s, passing: 'always' }, people[s]!, 2))
    while (room.summary().status === 'playing') { const d = room.match!.pending.find((p) => p.seat >= 0)!; look(room.consider({ type: 'choose', seat: d.seat, at: room.seq, choice: room.match!.space(d.seat)!.sample(fate) as never }, people[d.seat]!, 3)) }
    if (old > before) oldGames++
  }
  console.log(game.id, mode.id, { games: N, sights, oldRule: old, gamesOld: oldGames, newRule: now }, [...ids].slice(0, 6).join(' '))
}
