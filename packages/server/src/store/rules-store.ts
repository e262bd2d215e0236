import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** A version of a game's rules as a program. */
export interface KeptRules {
  /** `cats@1.0.0` */
  readonly name: string
  readonly contentHash: string
  readonly body: string
}

/** The releases that tables were opened by. All nodes share them. */
export class RulesStore {
  private readonly database: Kysely<Schema>

  constructor(database: Kysely<Schema>) {
    this.database = database
  }

  /** What is built again under the same version and with the same content replaces what was there: it mends it. */
  async keep({ name, contentHash, body }: KeptRules, at: number): Promise<void> {
    await this.database
      .insertInto('rules')
      .values({ name, content_hash: contentHash, body, at })
      .onConflict((conflict) =>
        conflict.columns(['name', 'content_hash']).doUpdateSet({ body, at }).where('rules.body', '<>', body),
      )
      .execute()
  }

  /** The releases of a version, the latest first, without those whose content is known. */
  async of(name: string, known: readonly string[] = []): Promise<KeptRules[]> {
    let query = this.database.selectFrom('rules').selectAll().where('name', '=', name)
    if (known.length > 0) query = query.where('content_hash', 'not in', known)
    const rows = await query.orderBy('at', 'desc').execute()
    return rows.map(({ content_hash, body }) => ({ name, contentHash: content_hash, body }))
  }
}
