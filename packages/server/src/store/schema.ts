/** The columns of every table. Plain types only, so that SQLite and PostgreSQL hold the same: times are milliseconds. */
export interface Schema {
  entries: {
    table_id: string
    seq: number
    at: number
    by: string | null
    /** Person and message id of the command, which makes a resent one known. */
    client_id: string | null
    body: string
  }
  tables: {
    id: string
    game: string
    mode: string
    status: string
    public: number
    owner: string | null
    seq: number
    free: number
    created_at: number
    updated_at: number
    /** When somebody has to look after the table: a clock runs out, or a bot owes a choice. */
    wake_at: number | null
    summary: string
  }
  table_people: { table_id: string; person_id: string; seat: number; place: number | null; score: number | null }
  /** How often something was tried, by the hash of what and by whom; `times` is since a stretch that ends at `until`. */
  counts: { key: string; times: number; until: number }
  /** Whose names stand in the entries of a table: who opened it, and everybody who sat there, also if they left. */
  table_names: { table_id: string; person_id: string }
  snapshots: { table_id: string; seq: number; body: string }
  people: {
    id: string
    name: string
    /** What an account signs in with; nothing for a guest. */
    login: string | null
    /** What the name of an account looks like; nothing for a guest. */
    likeness: string | null
    password: string | null
    recovery: string | null
    created_at: number
    seen_at: number
    settings: string
  }
  sessions: { token_hash: string; person_id: string; created_at: number; seen_at: number }
  blocks: { person_id: string; blocked_id: string; at: number }
  reports: {
    id: string
    by_id: string | null
    about_id: string | null
    table_id: string | null
    text: string
    at: number
    closed_at: number | null
  }
  packs: { hash: string; game: string; name: string; body: string; person_id: string | null; at: number }
  rules: { name: string; content_hash: string; body: string; at: number }
  chats: { id: string; table_id: string; person_id: string | null; name: string; at: number; text: string }
  mutes: { table_id: string; person_id: string; muted_id: string }
  imports: { id: string; person_id: string; at: number; game: string; mode: string; body: string }
  pushes: { endpoint: string; person_id: string; p256dh: string; auth: string; at: number }
  push_mutes: { person_id: string; table_id: string }
  settings: { key: string; value: string }
  /** When no server could be reached. */
  outages: { since: number; until: number }
}
