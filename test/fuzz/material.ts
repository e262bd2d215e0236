// What things to throw are made of: the server's own schemas, names that mean something there, games that were played and
// the cards of the house.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@nora/catalogue'
import { exportGame, type Fate, type Game, Match, seededFate } from '@nora/kernel'
import { opening } from '../../packages/server/test/support/openings.ts'
import { Visitor } from '../../packages/server/test/support/visitor.ts'
import { repositoryRoot } from '../../scripts/workspace.mjs'
import { garbled, made, pick, type Schema, spoilt } from './from-schema.ts'

export type Attack = 'socket' | 'request' | 'bytes' | 'pack' | 'game'

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: Schema } } }
}

export interface Request {
  readonly method: string
  readonly path: string
  readonly body: string | undefined
}

/** Games that were begun, of which files are made; and how far they were played. */
const FILES = 2
const ACTS = 120

export class Material {
  readonly messages: Schema
  readonly cookies: readonly string[]
  readonly tables: readonly string[]
  readonly words: readonly string[]
  private readonly operations: readonly {
    readonly method: string
    readonly path: string
    readonly operation: Operation
  }[]
  private readonly files: readonly object[]
  private readonly cards: readonly { readonly game: string; readonly table: string; readonly records: object[] }[]

  private constructor(
    messages: Schema,
    paths: { [path: string]: { [method: string]: Operation } },
    people: readonly Visitor[],
    tables: readonly string[],
    ids: readonly string[],
  ) {
    this.messages = messages
    this.operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    )
    this.cookies = people.map(({ cookie }) => cookie)
    this.tables = [...tables, 'nowhere']
    const games = catalogue.map(({ game }) => game.id)
    this.words = [...tables, ...ids, ...games, 'random', 'greedy', 'family', 'solo']
    this.files = catalogue.flatMap(({ game }) => Array.from({ length: FILES }, (_, seed) => fileOf(game, seed)))
    this.cards = games.flatMap(cardsOf)
  }

  static async gather(address: string): Promise<Material> {
    const people = [await Visitor.guest(address, 'Ada'), await Visitor.guest(address, 'Bo')]
    const [ada] = people as [Visitor]
    const tables: string[] = []
    for (const { game } of catalogue) {
      const body = opening({ game: game.id, bots: [null, 'random'] })
      tables.push(((await ada.post('/api/tables', body)).body as { table: string }).table)
    }
    const ids = await Promise.all(
      people.map(async (one) => ((await one.get('/api/me')).body as { person: string }).person),
    )
    const { client } = (await ada.get('/api/messages.json')).body as { client: Schema }
    const { paths } = (await ada.get('/api/openapi.json')).body as { paths: never }
    return new Material(client, paths, people, tables, ids)
  }

  request(fate: Fate): Request {
    const { method, path, operation } = pick(fate, this.operations)
    const { parameters = [], requestBody } = operation
    const text = (schema: Schema) => {
      const value = fate.below(4) === 0 ? spoilt(null, fate) : made(schema, fate, this.words)
      return encodeURIComponent(
        wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2_000),
      )
    }
    const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name) =>
      text(parameters.find((one) => one.name === name)?.schema ?? {}),
    )
    const query = parameters
      .filter((one) => one.in === 'query' && fate.below(2) === 0)
      .map(({ name, schema }) => `${name}=${text(schema)}`)
    if (fate.below(15) === 0) query.push('more[]=1', '%')
    const schema = requestBody?.content['application/json']?.schema
    const hasBody = method !== 'GET' && method !== 'HEAD'
    return {
      method,
      path: `${filled}${query.length > 0 ? '?' : ''}${query.join('&')}`,
      body: hasBody ? this.body(schema ?? {}, fate) : undefined,
    }
  }

  /** A pack with cards of the house, some of them changed. */
  pack(fate: Fate): string {
    const { game } = pick(fate, this.cards)
    const tables = this.cards.filter((one) => one.game === game && fate.below(3) === 0)
    const records = Object.fromEntries(
      tables.map(({ table, records: all }) => {
        const some = all
          .filter(() => fate.below(8) === 0)
          .map((record) => {
            const { id, ...rest } = record as { id?: string }
            return [id ?? 'x', fate.below(2) === 0 ? rest : spoilt(rest, fate)]
          })
        return [table, Object.fromEntries(some)]
      }),
    )
    return this.text({ format: 'nora-pack', game, name: 'Fuzz', records }, fate)
  }

  /** A game that was played, with something wrong in it, and now and then a pack. */
  game(fate: Fate): string {
    const file = pick(fate, this.files)
    const line = (file as { line: object[] }).line
    const at = fate.below(line.length)
    const changed = fate.below(3) === 0 ? { ...file, line: line.with(at, spoilt(line[at], fate) as object) } : file
    return this.text(fate.below(4) === 0 ? { ...changed, pack: this.pack(fate) } : changed, fate)
  }

  private body(schema: Schema, fate: Fate): string {
    return this.text(made(schema, fate, this.words), fate)
  }

  private text(value: unknown, fate: Fate): string {
    const text = JSON.stringify(fate.below(2) === 0 ? value : spoilt(value, fate)) ?? ''
    return fate.below(6) === 0 ? garbled(text, fate) : text
  }
}

const wellFormed = (text: string): string => text.replaceAll(/[\ud800-\udfff]/g, '')

function fileOf(game: Game, seed: number): object {
  const match = Match.open(game, {}, { seed })
  const fate = seededFate(seed)
  for (let act = 0; act < ACTS; act++) {
    const seat = match.pending[0]?.seat
    const space = seat === undefined ? undefined : match.space(seat)
    if (seat === undefined || !space) break
    match.choose(seat, space.sample(fate) ?? null)
  }
  return exportGame(match)
}

function cardsOf(game: string) {
  const folder = join(repositoryRoot, 'packages', game, 'src/content/tables')
  return readdirSync(folder).map((file) => {
    const read = JSON.parse(readFileSync(join(folder, file), 'utf8')) as object[] | { records?: object[] }
    const records = Array.isArray(read) ? read : (read.records ?? [])
    return { game, table: file.replace('.json', ''), records }
  })
}
