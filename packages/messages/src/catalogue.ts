import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './language.ts'
import type { Area, MessageId } from './message-id.ts'
import type { Given, Text } from './text.ts'

/** The messages of one language, area by area. */
export type Tables = { readonly [A in Area]: { readonly [key: string]: string } }

/** A reason code of the kernel or a game, as the rules give it. */
export interface ReasonLike {
  readonly code: string
  readonly params?: { readonly [name: string]: unknown }
}

/** Says things in one language. */
export class Catalogue {
  readonly language: Language
  readonly #tables: { readonly [area: string]: { readonly [key: string]: string } | undefined }
  readonly #formats = new Map<string, IntlMessageFormat>()

  /** A part of the tables is enough where no more is said. */
  constructor(language: Language, tables: Partial<Tables>) {
    this.language = language
    this.#tables = tables
  }

  /** The same with an area of its own for a game that does not live in this house. */
  and(area: string, table: { readonly [key: string]: string }): Catalogue {
    return new Catalogue(this.language, { ...this.#tables, [area]: table } as Partial<Tables>)
  }

  /** A sentence by its id; the compiler checks the parameters. */
  format<Id extends MessageId>(id: Id, ...given: Given<Id>): string {
    return this.#fill(id, given[0] ?? {})
  }

  /** Anything that can stand for text: a reference, a content name, a list, or text as it is. */
  say(text: Text | number): string {
    return this.#spoken(text)
  }

  /** Why not: the game's own sentence for a reason code, else that of the effects or the kernel. A reason may hold another. */
  why(area: string, { code, params = {} }: ReasonLike): string {
    const id = [area, 'effects'].map((own) => `${own}.why.${code}`).find((own) => this.has(own))
    const said = Object.entries(params).map(([name, value]) => [name, isReason(value) ? this.why(area, value) : value])
    return this.#fill(id ?? `kernel.why.${code}`, Object.fromEntries(said))
  }

  has(id: string): id is MessageId {
    return this.#find(id) !== undefined
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.language, options).format(value)
  }

  /** A moment given in milliseconds since 1970. */
  date(moment: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }): string {
    return new Intl.DateTimeFormat(this.language, options).format(moment)
  }

  #find(id: string): string | undefined {
    const dot = id.indexOf('.')
    const table = this.#tables[id.slice(0, dot)]
    const key = id.slice(dot + 1)
    return table && Object.hasOwn(table, key) ? table[key] : undefined
  }

  #fill(id: string, params: { readonly [name: string]: unknown }): string {
    const values: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(params)) values[name] = this.#value(value)
    return this.#formatOf(id).format(values) as string
  }

  /** Numbers stay numbers: the sentence itself says how they are counted and written. */
  #value(value: unknown): string | number {
    return typeof value === 'number' ? value : this.#spoken(value)
  }

  #spoken(value: unknown): string {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return this.number(value)
    if (Array.isArray(value)) return this.#each(value).join(', ')
    if (isRecord(value)) {
      if (typeof value.id === 'string') return this.#fill(value.id, isRecord(value.params) ? value.params : {})
      if (Array.isArray(value.all)) return this.#joined('conjunction', value.all)
      if (Array.isArray(value.any)) return this.#joined('disjunction', value.any)
      const name = value[this.language]
      if (typeof name === 'string') return name
    }
    // Whatever a damaged file held is shown as it stands.
    return String(JSON.stringify(value))
  }

  #formatOf(id: string): IntlMessageFormat {
    const known = this.#formats.get(id)
    if (known) return known
    const text = this.#find(id)
    if (text === undefined) throw new UnknownMessage(id, this.language)
    // `<game>` in a usage line is a word, not a tag.
    const format = new IntlMessageFormat(text, this.language, undefined, { ignoreTag: true })
    this.#formats.set(id, format)
    return format
  }

  #joined(type: 'conjunction' | 'disjunction', parts: readonly unknown[]): string {
    return new Intl.ListFormat(this.language, { type }).format(this.#each(parts))
  }

  #each(parts: readonly unknown[]): string[] {
    return parts.map((part) => this.#spoken(part))
  }
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isReason(value: unknown): value is ReasonLike {
  return isRecord(value) && typeof value.code === 'string'
}

/** A reference from outside (a newer server, a damaged file) to a message that is not in the tables. */
export class UnknownMessage extends Error {
  readonly id: string
  constructor(id: string, language: Language) {
    super(`no message ${id} in ${language}`)
    this.name = 'UnknownMessage'
    this.id = id
  }
}
