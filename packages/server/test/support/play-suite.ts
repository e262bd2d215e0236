// Play over real sockets, whichever database keeps it, and in whichever thread its rules run.

import { WATCHER } from '@nora/kernel'
import type { ServerMessage, TableSnapshot } from '@nora/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Settings } from '../../src/settings.ts'
import { opening } from './openings.ts'
import { playOn } from './player.ts'
import { type Served, serve } from './serve.ts'
import { type Seen, Visitor } from './visitor.ts'

const LONG = 240_000

/** Without the log: two who look at the same thing at different times have received it in different pieces. */
const stateOf = ({ log: _, ...snapshot }: TableSnapshot) => snapshot

/** With the text of a `pack`, all of it is played with that. */
export function playSuite(name: string, settings: () => Partial<Settings>, pack?: string): void {
  describe(name, () => {
    let served: Served
    let brought: { readonly pack?: string } = {}
    beforeAll(async () => {
      served = await serve(settings())
      if (pack === undefined) return
      const owner = await guest('Owner')
      await owner.post('/api/accounts', { name: 'Owner', password: 'correct horse' })
      brought = { pack: ((await owner.post('/api/packs', pack)).body as { hash: string }).hash }
    })
    afterAll(() => served.stop())

    const guest = (who: string) => Visitor.guest(served.address, who)
    const open = async (owner: Visitor, body = opening()) => {
      const { table } = (await owner.post('/api/tables', { ...body, ...brought })).body as { table: string }
      return table
    }
    /** Two people at a table that has begun. */
    const pair = async (body = opening()): Promise<[Seen, Seen]> => {
      const [ada, bo] = [await guest('Ada'), await guest('Bo')]
      const table = await open(ada, body)
      const [first, second] = [await ada.look(table), await bo.look(table)]
      expect(await second.do({ type: 'sit', seat: 1 })).toMatchObject({ type: 'ack' })
      await second.until(() => second.seat === 1)
      await first.until(({ room }) => room.status === 'playing')
      return [first, second]
    }

    test(
      'bots take the seats they are given and play on by themselves',
      async () => {
        const ada = await guest('Ada')
        const table = await open(ada, opening({ bots: [null, 'random'], terms: { bot: 'random' } }))
        const seen = await ada.look(table)
        expect(seen.snapshot?.room.status).toBe('playing')
        await seen.do({ type: 'setPassing', seat: 0, passing: 'always' })
        await playOn(seen, 3)
        expect(seen.snapshot?.outcome?.standings).toHaveLength(2)
        await seen.leave()
      },
      LONG,
    )

    test('a command that is sent again is done once and acknowledged again, also after a restart', async () => {
      const [first, second] = await pair()
      const command = { type: 'setConfirming', seat: 0, on: false } as const
      const answer = await first.do(command, 'same')
      expect(answer.type).toBe('ack')
      expect(await first.do(command, 'same')).toEqual(answer)
      served = await served.restart()
      await first.connect()
      expect(await first.do(command, 'same')).toEqual(answer)
      expect(first.snapshot?.seq).toBe((answer as { seq: number }).seq)
      await second.leave()
      await first.leave()
    })

    test('what was acknowledged is there after the server was ended', async () => {
      const [first, second] = await pair()
      let done = 0
      const enough = () => done > 8
      const play = async (one: Seen, seed: number) => {
        await playOn(one, seed, () => {
          done = Math.max(first.snapshot?.view?.position ?? 0, done)
          return enough()
        })
      }
      await Promise.all([play(first, 1), play(second, 2)])
      const seq = Math.max(first.snapshot?.seq ?? 0, second.snapshot?.seq ?? 0)
      served = await served.restart()
      await Promise.all([first.connect(), second.connect()])
      expect(first.snapshot?.seq).toBeGreaterThanOrEqual(seq)
      expect(second.snapshot?.view?.pending).toEqual(first.snapshot?.view?.pending)
      await Promise.all([first.leave(), second.leave()])
    })

    test('two tabs of a player stay in step', async () => {
      const [first, second] = await pair()
      const tab = await first.visitor.look(first.table)
      expect(tab.seat).toBe(0)
      const answer = await tab.do({ type: 'setConfirming', seat: 0, on: false })
      const seq = (answer as { seq: number }).seq
      await Promise.all([
        tab.until((snapshot) => snapshot.seq === seq),
        first.until((snapshot) => snapshot.seq === seq),
      ])
      expect(stateOf(first.snapshot as TableSnapshot)).toEqual(stateOf(tab.snapshot as TableSnapshot))
      expect(first.snapshot?.permissions?.confirming).toBe(false)
      expect(second.snapshot?.permissions?.confirming).toBe(true)
      await Promise.all([first.leave(), second.leave(), tab.leave()])
    })

    test('who comes back is told what it missed, or everything', async () => {
      const [first, second] = await pair()
      const from = first.snapshot?.seq as number
      await first.leave()
      await second.do({ type: 'setConfirming', seat: 1, on: false })
      await second.do({ type: 'setConfirming', seat: 1, on: true })
      expect(await first.connect({ from })).toMatchObject({
        type: 'updates',
        updates: [{ seq: from + 1 }, { seq: from + 2 }],
      })
      await second.until(({ seq }) => seq === from + 2)
      expect(first.snapshot?.seq).toBe(from + 2)
      await first.leave()
      expect(await first.connect({ from: 9_999 })).toMatchObject({ type: 'welcome' })
      first.say({ type: 'resync' })
      expect(await first.next(({ type }) => type === 'snapshot')).toMatchObject({
        seat: 0,
        snapshot: { seq: from + 2 },
      })
      await Promise.all([first.leave(), second.leave()])
    })

    test('who comes back as somebody else is told so, and is shown the table with those eyes when they ask', async () => {
      const [first, second] = await pair()
      const { snapshot } = first
      const from = snapshot?.seq as number
      await first.leave()
      await second.do({ type: 'setConfirming', seat: 1, on: false })
      // In another tab of the same browser somebody else signed in, or out.
      for (const [cookie, seat] of [
        [second.visitor.cookie, 1],
        ['', WATCHER],
      ] as const) {
        first.visitor.cookie = cookie
        first.snapshot = snapshot
        const you = { person: seat === 1 ? snapshot?.room.seats[1]?.person : null, seat }
        expect(await first.connect({ from })).toMatchObject({ type: 'updates', you })
        await first.leave()
        expect(await first.connect()).toMatchObject({ type: 'welcome', you, snapshot: { view: { seat } } })
        await first.leave()
      }
      await second.leave()
    })

    test('nobody acts for another seat, and nobody is told about another hand', async () => {
      const [first, second] = await pair()
      const watcher = await (await guest('Eve')).look(first.table)
      const stranger = await new Visitor(served.address).look(first.table)
      const at = first.snapshot?.seq as number
      const command = { type: 'setConfirming', seat: 0, on: false } as const
      expect(await second.do(command)).toMatchObject({ type: 'refused', reason: { code: 'notYourSeat' } })
      expect((await watcher.do(command)).type).toBe('refused')
      expect(await stranger.do(command)).toMatchObject({ type: 'refused', reason: { code: 'notSignedIn' } })
      for (const question of [
        { type: 'choices', limit: 5 },
        { type: 'whyNot', choice: 1 },
        { type: 'foresee', choice: 1 },
      ]) {
        expect(await watcher.ask({ ...question, seat: 0 })).toMatchObject({ reason: { code: 'notYourSeat' } })
        expect(await second.ask({ ...question, seat: 0 })).toMatchObject({ reason: { code: 'notYourSeat' } })
      }
      expect(first.snapshot?.seq).toBe(at)
      expect((await first.visitor.get(`/api/tables/${first.table}/game`)).body).toEqual({ code: 'notOver' })
      await Promise.all([first, second, watcher, stranger].map((one) => one.leave()))
    })

    test('a program without rules is told its choices, and what a choice would lead to', async () => {
      const [first, second] = await pair()
      const seat = first.snapshot?.view?.pending[0]?.seat as number
      const one = [first, second][seat] as Seen
      const listing = await one.ask({ type: 'choices', seat, limit: 3 })
      expect(listing).toMatchObject({ type: 'choices', listing: { choices: expect.any(Array) } })
      const [choice] = (listing as Extract<ServerMessage, { type: 'choices' }>).listing.choices
      expect(await one.ask({ type: 'whyNot', seat, choice })).toMatchObject({ reason: null })
      expect((await one.ask({ type: 'foresee', seat, choice })).type).toBe('foreseen')
      expect(
        await one.do({ type: 'choose', seat, at: one.snapshot?.seq as number, choice: choice ?? null }),
      ).toMatchObject({
        type: 'ack',
      })
      await Promise.all([first.leave(), second.leave()])
    })
  })
}
