import type { Kysely } from 'kysely'
import { mustBePerson, mustBeTable, mustHaveRoom } from './must-exist.ts'
import type { Schema } from './schema.ts'

/** Lines kept of a table. */
const MOST_LINES = 500
/** People whom one person does not want to read at a table. */
const MOST_MUTED = 100

export interface Chat {
  readonly id: string
  readonly table: string
  readonly person: string | null
  readonly name: string
  readonly at: number
  readonly text: string
}

/** What people say at tables, and whom they do not want to read there. */
export class ChatStore {
  private readonly database: Kysely<Schema>

  constructor(database: Kysely<Schema>) {
    this.database = database
  }

  async add({ table, person, ...chat }: Chat): Promise<void> {
    await mustBeTable(this.database, table)
    await this.database
      .insertInto('chats')
      .values({ ...chat, table_id: table, person_id: person })
      .execute()
    await this.forgetBeyond(table)
  }

  /** What was said so long ago that nobody is shown it any more takes no place either. */
  private async forgetBeyond(table: string): Promise<void> {
    const oldest = this.database.selectFrom('chats').select('at').where('table_id', '=', table)
    const beyond = oldest.orderBy('at', 'desc').orderBy('id', 'desc').offset(MOST_LINES).limit(1)
    await this.database.deleteFrom('chats').where('table_id', '=', table).where('at', '<=', beyond).execute()
  }

  /** The latest at a table, the oldest first. */
  async latest(table: string, limit: number): Promise<Chat[]> {
    const query = this.database.selectFrom('chats').selectAll().where('table_id', '=', table)
    const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    return rows.reverse().map(chatOf)
  }

  async by(person: string): Promise<Chat[]> {
    const rows = await this.database
      .selectFrom('chats')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('at')
      .execute()
    return rows.map(chatOf)
  }

  /** Whose chat a person does not want to read at a table. */
  async muted(table: string, person: string): Promise<{ id: string; name: string }[]> {
    return this.database
      .selectFrom('mutes')
      .innerJoin('people', 'people.id', 'mutes.muted_id')
      .select(['people.id', 'people.name'])
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .orderBy('people.name')
      .execute()
  }

  async mute(table: string, person: string, other: string, on: boolean): Promise<void> {
    const row = { table_id: table, person_id: person, muted_id: other }
    if (on) {
      await mustBeTable(this.database, table)
      await mustBePerson(this.database, other)
      mustHaveRoom((await this.muted(table, person)).length, MOST_MUTED)
      await this.database
        .insertInto('mutes')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await this.database
        .deleteFrom('mutes')
        .where('table_id', '=', table)
        .where('person_id', '=', person)
        .where('muted_id', '=', other)
        .execute()
    }
  }
}

type ChatRow = Schema['chats']

function chatOf({ table_id, person_id, ...chat }: ChatRow): Chat {
  return { ...chat, table: table_id, person: person_id }
}
