// Games played while everything goes wrong, for as long as was asked; then it is quiet, and what is there is looked at.
import { setTimeout as wait } from 'node:timers/promises'
import { catalogue } from '@nora/catalogue'
import { seededFate } from '@nora/kernel'
import { opening } from '../../packages/server/test/support/openings.ts'
import { startCluster } from './cluster.ts'
import { type Deployment, type Fault, killed, type Sort } from './deployment.ts'
import { startEmbedded } from './embedded.ts'
import { Forger } from './forger.ts'
import { broughtTo, type Owner, PACKED, packedGame } from './pack.ts'
import { guest, Player, persistently } from './player.ts'
import { judged, type PlayedTable, type Verdict } from './verdict.ts'

export interface Wish {
  readonly minutes: number
  /** How many are killed at least: those still missing after the minutes follow as fast as there is anything new to lose. */
  readonly kills?: number
  readonly seed: number
  readonly cluster: boolean
  /** Is told what is done. */
  say?(line: string): void
}

export interface Report extends Verdict, Record<Sort, number> {
  readonly seed: number
  readonly cluster: boolean
  games: number
  /** Commands that were never answered, and games that did not go on when all was quiet. */
  unanswered: number
  /** Processes that ended though nobody ended them. */
  died: number
  /** Forged messages on the bus. */
  forged: number
}

const AT_ONCE = 5
const CALM_MS = 1_500
const BETWEEN_KILLS_MS = 400
const LIE_MS = 300
/** What is quiet again answers within this, and everything within that. */
const PATIENCE_MS = 40_000
const LONG_MS = 5_000
const MINUTE = 60_000
/** On the busiest of machines. */
const BEGIN_MS = 2 * MINUTE

/**
 * Every mode of every game in turn, one of them with a pack: people in the first seats, a bot in the last where there is room
 * for one.
 */
const plays = catalogue.flatMap(({ game }) =>
  game.modes.flatMap(({ id, seats }, index) => {
    const people = Math.min(2, seats.max)
    const play = { game: game.id, mode: id, people, seats: Math.min(3, seats.max), packed: false }
    return game.id === PACKED && index === 0 ? [play, { ...play, packed: true }] : [play]
  }),
)

export async function chaos({ minutes, kills = 0, seed, cluster, say = () => {} }: Wish): Promise<Report> {
  const deployment = await (cluster ? startCluster() : startEmbedded())
  try {
    const owner = await broughtTo(deployment.addresses)
    const fate = seededFate(seed)
    let until = Number.POSITIVE_INFINITY
    const counts: Record<Sort, number> = { kills: 0, restarts: 0, partitions: 0, others: 0 }
    const isTime = () => performance.now() < until || counts.kills < kills
    const games: PlayedTable[] = []
    const forger = deployment.bus === undefined ? undefined : new Forger(deployment.bus)
    const lying = forger && lie(forger, games, isTime)
    const playing = Array.from({ length: AT_ONCE }, (_, place) =>
      playOn(deployment, games, { owner, place, seed, isTime }),
    )
    await Promise.race([begun(games), ...playing])
    until = performance.now() + minutes * MINUTE
    const happen = async ({ name, sort, run }: Fault, calmMs: number) => {
      await wait(fate.below(calmMs))
      say(name)
      await run()
      counts[sort]++
    }
    for (let turn = 0; performance.now() < until; turn++) await happen(inTurn(deployment.faults, turn), CALM_MS)
    const deaths = deployment.servers.map(killed)
    for (let turn = 0; isTime(); turn++) {
      await somethingAcknowledged(games)
      await happen(inTurn(deaths, turn), BETWEEN_KILLS_MS)
    }
    const current = await Promise.all(playing)
    await lying
    forger?.stop()
    say('quiet')
    const unanswered = await settled(current)
    for (const { players } of games) for (const player of players) player.leave()
    // Nobody plays any more, so no clock may run.
    await Promise.all(deployment.servers.map((server) => server.kill()))
    const dead = deployment.parts.filter(({ died }) => died > 0)
    for (const { name, errors } of dead) say(`${name} ended by itself: ${errors}`)
    const verdict = await judged(deployment, games)
    const died = dead.reduce((sum, part) => sum + part.died, 0)
    return { seed, cluster, games: games.length, ...counts, ...verdict, unanswered, died, forged: forger?.said ?? 0 }
  } finally {
    await deployment.stop()
  }
}

/** Nothing can go wrong for those who do not play yet. A table that never begins is one that did not go on in the end. */
async function begun(games: readonly PlayedTable[]): Promise<void> {
  const plays = ({ players }: PlayedTable) => players.every(({ snapshot }) => snapshot?.room.status === 'playing')
  for (const end = performance.now() + BEGIN_MS; games.filter(plays).length < AT_ONCE && performance.now() < end; )
    await wait(50)
}

/** A server that is killed before anybody was promised anything has nothing to lose. If nothing ever is, it is said in the end. */
async function somethingAcknowledged(games: readonly PlayedTable[]): Promise<void> {
  const count = () => games.reduce((sum, { players }) => sum + acknowledgedBy(players), 0)
  const before = count()
  for (const end = performance.now() + PATIENCE_MS; count() === before && performance.now() < end; ) await wait(20)
}

const acknowledgedBy = (players: PlayedTable['players']) =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)

const inTurn = <T>(all: readonly T[], turn: number): T => all[turn % all.length] as T

/** Game after game at one table; the last is left as it stands when the time is over. */
async function playOn(
  { addresses, turn }: Deployment,
  games: PlayedTable[],
  { owner, place, seed, isTime }: { owner: Owner; place: number; seed: number; isTime: () => boolean },
): Promise<PlayedTable> {
  for (let number = place; ; number += AT_ONCE) {
    const { game, mode, people, seats, packed } = inTurn(plays, seed + number)
    const cookies = await Promise.all(
      Array.from({ length: people }, (_, seat) =>
        packed && seat === 0 ? owner.cookie : guest(addresses, `P ${number}.${seat}`),
      ),
    )
    const bots = Array.from({ length: seats }, (_, seat) => (seat < people ? null : 'random'))
    const terms = { clock: { kind: 'move', seconds: turn }, onTimeout: 'forfeit' } as const
    const body = opening({ game, wish: { mode, seats }, bots, terms, ...(packed && { pack: owner.hash }) })
    const made = (await persistently(addresses, '/api/tables', cookies[0] as string, body)).body as { table: string }
    const { table } = made
    const seeds = seed * 1_000_000 + number * 10
    const rules = packed && { rules: packedGame() }
    const players = [
      ...cookies.map(
        (cookie, seat) => new Player(addresses, cookie, table, { device: seat, seat, seed: seeds + seat, ...rules }),
      ),
      // The first has a second device, at another server where there is one, and plays at both.
      new Player(addresses, cookies[0] as string, table, { device: 7, seat: 0, seed: seeds + 8, ...rules }),
      new Player(addresses, '', table, { device: 8, seat: null, seed: seeds + 9 }),
    ]
    const played = { table, players }
    games.push(played)
    for (const player of players) void player.play()
    while (isTime() && !players.every(({ isOver }) => isOver)) await wait(50)
    if (!isTime()) return played
    for (const player of players) player.leave()
  }
}

/** Somebody at the bus says something forged of every game that is being played. */
async function lie(forger: Forger, games: readonly PlayedTable[], isTime: () => boolean): Promise<void> {
  while (isTime()) {
    await wait(LIE_MS)
    for (const { table, players } of games.slice(-AT_ONCE))
      for (const seat of [0, 1]) await forger.lie(table, players[0]?.snapshot?.seq ?? 0, seat)
  }
}

/** Every game must go on by itself now, and everything be answered; how much is not. */
async function settled(games: readonly PlayedTable[]): Promise<number> {
  const seqOf = ({ players }: PlayedTable) => Math.max(...players.map(({ snapshot }) => snapshot?.seq ?? 0))
  const from = games.map(seqOf)
  const goesOn = (game: PlayedTable, index: number) =>
    game.players.some(({ isOver }) => isOver) || seqOf(game) > (from[index] as number) + 2
  const stuck = await missing(games, goesOn)
  const silent = await missing(
    games.flatMap(({ players }) => players),
    ({ waitsMs }) => waitsMs < LONG_MS,
  )
  return stuck + silent
}

/** Waits until all pass; how many do not in time. */
async function missing<T>(all: readonly T[], test: (one: T, index: number) => boolean): Promise<number> {
  const failing = () => all.filter((one, index) => !test(one, index)).length
  for (const end = performance.now() + PATIENCE_MS; failing() > 0 && performance.now() < end; ) await wait(50)
  return failing()
}
