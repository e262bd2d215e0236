import { SettingsError } from '../settings.ts'

const CODES = ['SQLITE_CORRUPT', 'SQLITE_NOTADB']

/** Where SQLite says that the file itself is broken: which file that is, and how to have the last copy back. */
export function damageIn(file: string, error: unknown): SettingsError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!CODES.some((one) => code.startsWith(one))) return undefined
  return new SettingsError(
    `The database file ${file} is damaged (${(error as Error).message}). Put the latest copy in its place, as ` +
      'docs/hosting.md says under "Backups". Keep the damaged file: "sqlite3" may still read from it with ".recover".',
    { cause: error },
  )
}
