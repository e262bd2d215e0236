import type { HostCommand } from '../command.ts'
import type { Done } from './table-host.ts'

/** The table that is over, and how another is opened. */
interface Rematch {
  /** Where the same people play again already. */
  known(): Promise<string | null>
  obey(command: HostCommand, by: null): Promise<Done>
  open(): Promise<string>
  discard(table: string): Promise<unknown>
}

/** The table at which the same people play again: who asks second is shown the first one's. */
export async function rematch({ known, obey, open, discard }: Rematch): Promise<string> {
  const before = await known()
  if (before !== null) return before
  const made = await open()
  const done = await obey({ type: 'rematch', table: made }, null)
  if ('seq' in done) return made
  await discard(made)
  return (await known()) ?? made
}
