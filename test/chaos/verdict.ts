// What is stored, against what every player was told.
import { offeredGame } from '@nora/catalogue'
import { equal, type Game, WATCHER } from '@nora/kernel'
import { diff, type TableSnapshot } from '@nora/protocol'
import { type Entry, Room } from '@nora/room'
import { Admin, readSettings, Store } from '@nora/server'
import { Sight, textsIn } from '../../packages/server/test/support/secrets.ts'
import type { Deployment } from './deployment.ts'
import { packedGame } from './pack.ts'
import { differences, digestOf, type Player } from './player.ts'

/** One game and those who looked at it. */
export interface PlayedTable {
  readonly table: string
  readonly players: readonly Player[]
}

export interface Verdict {
  acknowledged: number
  /** Acknowledged and not stored under that number. */
  lost: number
  /** Stored twice, acknowledged under two numbers, stored and never said; and numbers that are missing. */
  duplicated: number
  /**
   * Shown something else than a replay of the log shows, with the eyes of a seat that is somebody else's, something that the seat
   * may not know, or a choice that is refused.
   */
  divergedViews: number
  /** Players act at once: whoever ran out of time lost it by a deed of the server. */
  forfeitedByOutage: number
  /** Tables whose entries make no game, or whose rows or snapshots do not agree with them. */
  disagreeing: number
  /** How many views were compared, and in how many of them something was hidden. */
  views: number
  secretive: number
  /** The first few of what is wrong, to look into. */
  readonly examples: string[]
}

const MOST_EXAMPLES = 8
const LONGEST_EXAMPLE = 1_500

const noChance = (): never => {
  throw new Error('a game that was played asks fate nothing')
}

export async function judged({ place }: Deployment, games: readonly PlayedTable[]): Promise<Verdict> {
  const verdict: Verdict = {
    acknowledged: 0,
    lost: 0,
    duplicated: 0,
    divergedViews: 0,
    forfeitedByOutage: 0,
    disagreeing: 0,
    views: 0,
    secretive: 0,
    examples: [],
  }
  const store = await Store.open(place)
  try {
    for (const game of games) {
      const entries = await store.tables.entries(game.table)
      countCommands(verdict, entries, game.players)
      compareViews(
        verdict,
        entries.map(({ body }) => JSON.parse(body) as Entry),
        game,
      )
    }
  } finally {
    await store.close()
  }
  verdict.disagreeing += await disagreeing(place)
  return verdict
}

function countCommands(
  verdict: Verdict,
  entries: readonly { readonly seq: number; readonly clientId: string | null }[],
  players: readonly Player[],
): void {
  verdict.duplicated += entries.filter(({ seq }, index) => seq !== index + 1).length
  const commands = entries.flatMap(({ clientId, seq }) => (clientId === null ? [] : [[clientId, seq] as const]))
  const stored = new Map(commands)
  verdict.duplicated += commands.length - stored.size
  const sent = new Set<string>()
  for (const { person, acknowledged, sent: said, doubled } of players) {
    verdict.duplicated += doubled
    verdict.acknowledged += acknowledged.size
    for (const id of said) sent.add(`${person}:${id}`)
    for (const [id, seq] of acknowledged) if (stored.get(`${person}:${id}`) !== seq) verdict.lost++
  }
  verdict.duplicated += [...stored.keys()].filter((id) => !sent.has(id)).length
}

/** Plays the log through once more. After each entry, every player must have seen what the room shows to such a player. */
function compareViews(verdict: Verdict, entries: readonly Entry[], { table, players }: PlayedTable): void {
  const sight = new Sight(new Set(players.flatMap(({ shown }) => shown.map(({ seat }) => seat))))
  const left = players.map(({ shown }) => shown.length)
  let room: Room | undefined
  for (const [index, entry] of entries.entries()) {
    try {
      if (room) room.follow(entry)
      else room = Room.fold(rulesOf(entry), [entry], noChance)
    } catch (error) {
      // No game comes of what is stored.
      verdict.disagreeing++
      note(verdict, `${table} ${index + 1}: ${String(error)}`)
      break
    }
    const secrets = sight.after(room)
    for (const [number, { person, shown, snapshot }] of players.entries()) {
      const eyes = person === null ? WATCHER : room.seatOf(person)
      for (const { seat, digest, message } of shown.filter(({ seq }) => seq === index + 1)) {
        left[number] = (left[number] as number) - 1
        verdict.views++
        const expected = plain(room.tableSnapshot(seat))
        const differing = differences(digest, digestOf(expected))
        if (seat !== eyes) differing.push('eyes')
        let leaked: readonly string[] = []
        const hidden = secrets.get(seat)
        if (hidden?.size) {
          verdict.secretive++
          leaked = [...textsIn(JSON.parse(message))].filter((text) => hidden.has(text))
        }
        if (snapshot?.seq === index + 1 && !equal(plain(snapshot.log), expected.log)) differing.push('log')
        const where = `${table} ${index + 1}: device ${number}, seat ${seat}`
        if (leaked.length > 0) diverged(verdict, `${where}, may not know ${leaked}: ${message}`)
        else if (differing.length > 0)
          diverged(verdict, `${where}, was shown another ${differing}: ${otherwise(message, expected)}`)
      }
    }
  }
  for (const { misled } of players) for (const how of misled) diverged(verdict, `${table}: ${how}`)
  // Who was shown an entry that there is not.
  for (const rest of left) for (let times = 0; times < rest; times++) diverged(verdict, `${table}: no such entry`)
  if (!room) return
  const late = ['timeout', 'forfeited']
  const lost = room.summary().seats.filter(({ absence }) => late.includes(absence ?? '')).length
  verdict.forfeitedByOutage += lost
  if (lost > 0) note(verdict, `${table}: ${courseOf(entries)}`)
}

/** In what a message that showed the whole table differs from what there was to show; any other as it is. */
function otherwise(message: string, expected: TableSnapshot): string {
  const { type, snapshot } = JSON.parse(message) as { readonly type?: string; readonly snapshot?: TableSnapshot }
  return snapshot ? `by ${type}: ${JSON.stringify(diff(expected, snapshot))}` : message
}

/** What was done at a table before somebody ran out of time, with the seconds since the entry before. */
function courseOf(entries: readonly Entry[]): string {
  const last = entries.findIndex(({ deed }) => deed.type === 'timeout')
  return entries
    .map(
      ({ at, deed }, index) => `${((at - (entries[index - 1]?.at ?? at)) / 1_000).toFixed(1)} ${JSON.stringify(deed)}`,
    )
    .slice(Math.max(0, last - 6), last + 1)
    .join(', ')
}

function diverged(verdict: Verdict, how: string): void {
  verdict.divergedViews++
  note(verdict, how)
}

function note({ examples }: Verdict, example: string): void {
  if (examples.length < MOST_EXAMPLES) examples.push(example.slice(0, LONGEST_EXAMPLE))
}

function rulesOf({ deed }: Entry) {
  if (deed.type !== 'open') throw new Error('the first entry opens no table')
  const { game, bots } = offeredGame(deed.game) ?? {}
  return { game: deed.pack === null ? (game as Game) : packedGame(), bots: Object.keys(bots ?? {}) }
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

async function disagreeing({ databaseUrl, dataFolder }: Deployment['place']): Promise<number> {
  const settings = readSettings({ DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder })
  const admin = await Admin.open(settings)
  let found = 0
  try {
    for await (const { wrong } of admin.verify(undefined)) if (wrong.length > 0) found++
  } finally {
    await admin.shut()
  }
  return found
}
