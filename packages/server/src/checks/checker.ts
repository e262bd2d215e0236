import { type GameFile, readGameFile, type Seat } from '@nora/kernel'
import { AtOnce } from '../people/at-once.ts'
import { Problem } from '../problem.ts'
import type { Sources, TableEdition } from '../rules/registry.ts'
import { QueueFull, ThreadEnded, ThreadPool } from '../threads/pool.ts'

/** What is brought: a game to be played through, or the text of a pack. */
type Check = { readonly file: object } | { readonly pack: string }

/** A game that somebody wants to watch again, and with whose eyes. */
interface Watch {
  readonly edition: TableEdition
  readonly file: GameFile
  readonly seat: Seat
}

/** Of which game it is, and the mode of a game or the name of a pack. */
interface Checked {
  readonly game: string
  readonly name: string
}

/** What is asked of a thread, and what it answers: a game to be watched comes as text. */
export type CheckRequest = Check | { readonly watch: Watch }
export type CheckAnswer = Checked | { readonly text: string }

const program = new URL('./check-thread.ts', import.meta.url)
const THREADS = 2
const QUEUE = 16
/** The longest games of the catalogue are played through in less than two seconds. */
const PATIENCE_MS = 10_000
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
/** What one person may have checked at the same time, so that nobody takes the whole queue. */
const MOST_OF_ONE = 3

/**
 * Plays through and reads what people bring, in threads with a limit of time and of memory: nobody else waits for it, and
 * what exceeds the limits is refused.
 */
export class Checker {
  private readonly threads: ThreadPool<CheckRequest, CheckAnswer>
  private readonly ofOne = new AtOnce(MOST_OF_ONE)

  constructor(sources: Sources, patience = PATIENCE_MS) {
    this.threads = new ThreadPool({ program, most: THREADS, patience, queue: QUEUE, limits, rulesOf }, sources)
  }

  /** What is brought, if it holds; otherwise a `Problem` says why not. */
  async check(person: string, check: Check): Promise<Checked> {
    return (await this.asked(person, check)) as Checked
  }

  /** A game as a seat saw it, as text, by rules that are not those of this code. */
  async watch(person: string, watch: Watch): Promise<string> {
    const { text } = (await this.asked(person, { watch })) as Extract<CheckAnswer, { text: string }>
    return text
  }

  private async asked(person: string, request: CheckRequest): Promise<CheckAnswer> {
    try {
      return await this.ofOne.run(person, () => this.threads.ask(request))
    } catch (error) {
      if (error instanceof QueueFull) throw new Problem(503, 'checksBusy')
      if (error instanceof ThreadEnded) throw new Problem(422, 'checkTooLong')
      throw error
    }
  }

  close(): Promise<void> {
    return this.threads.close()
  }
}

/** A pack is read by the rules that are offered; a game brings its pack along. */
function rulesOf(request: CheckRequest): Pick<TableEdition, 'game' | 'rulesVersion' | 'pack'> | undefined {
  if ('watch' in request) return request.watch.edition
  if (!('file' in request)) return undefined
  const { game, rulesVersion } = readGameFile(request.file)
  return { game, rulesVersion, pack: null }
}
