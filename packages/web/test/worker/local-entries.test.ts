import { type Decision, type Match, seededFate } from '@nora/kernel'
import type { Room } from '@nora/room'
import { expect, it, vi } from 'vitest'
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

/** A game that has just begun in a store. */
async function begun(store: PassingStore) {
  const opening = begin(release, { game: 'woodcraft', wish: { mode: 'solo', seats: 1 }, players: [ada] })
  const room = release.fold(opening, chance)
  const kept = { id: 'g', ...listingOf(room), opened: 1, changed: 1, pack: null }
  await store.append(
    kept,
    opening.map((entry, index) => [index + 1, entry]),
  )
  const entries = new LocalEntries(store, release, kept)
  const play = async (choices: number) => {
    for (let choice = 0; choice < choices; choice++) expect(await entries.append(room, chosen(room, choice))).toBe(true)
  }
  return { room, entries, play }
}

it('a game that lasts as long as its page is the same however often it is read', async () => {
  const { room, entries, play } = await begun(new PassingStore())
  await play(60)
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

it('a choice that is kept is done, also where there is no space for a snapshot beside it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const store = new PassingStore()
  vi.spyOn(store, 'keepSnapshot').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  const { room, entries, play } = await begun(store)
  await play(60)
  expect(await entries.snapshot()).toBeUndefined()
  expect((await entries.entriesAfter(0)).length).toBe(room.seq)
  vi.restoreAllMocks()
})
