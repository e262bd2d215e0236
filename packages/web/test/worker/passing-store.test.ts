import { type Decision, type Match, seededFate } from '@nora/kernel'
import type { Room } from '@nora/room'
import { expect, it } from 'vitest'
import { chance } from '../../src/worker/chance.ts'
import { LocalEntries, listingOf } from '../../src/worker/local-entries.ts'
import { begin } from '../../src/worker/opening.ts'
import { PassingStore } from '../../src/worker/passing-store.ts'
import { currentRelease } from '../../src/worker/releases.ts'

const release = await currentRelease('woodcraft', null)
const ada = { name: 'Ada' }

/** A choice of the one who plays. */
function chosen(room: Room, seed: number) {
  const { seat } = (room.match as Match).pending.find((one) => one.seat >= 0) as Decision
  const choice = room.match?.space(seat)?.sample(seededFate(seed)) ?? null
  const person = room.summary().seats[seat]?.person as string
  const done = room.consider({ type: 'choose', seat, at: room.seq, choice }, { id: person, name: ada.name }, seed)
  if (!('entry' in done)) throw new Error(JSON.stringify(done))
  return done
}

it('a game that lasts as long as its page is the same however often it is read', async () => {
  const store = new PassingStore()
  const opening = begin(release, { game: 'woodcraft', wish: { mode: 'solo', seats: 1 }, players: [ada] })
  const room = release.fold(opening, chance)
  const kept = { id: 'g', ...listingOf(room), opened: 1, changed: 1, pack: null }
  await store.append(
    kept,
    opening.map((entry, index) => [index + 1, entry]),
  )
  const entries = new LocalEntries(store, release, kept)
  for (let choices = 0; choices < 60; choices++) expect(await entries.append(room, chosen(room, choices))).toBe(true)
  const { restore } = await entries.maker()
  for (let times = 0; times < 3; times++) {
    const snapshot = await entries.snapshot()
    if (!snapshot) throw new Error('no snapshot was kept')
    expect(snapshot.seq).toBeLessThan(room.seq)
    const again = restore(snapshot.read(), await entries.entriesAfter(snapshot.seq))
    expect(again?.seq).toBe(room.seq)
    expect(again?.match?.hash).toBe(room.match?.hash)
  }
})
