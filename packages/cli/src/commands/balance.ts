import { asMarkdown, asText, type Gathered, outsideOf, pieceOf, type Study, studies, withGames } from '@nora/balance'
import { message } from '@nora/messages'
import { type Chunk, type PackFile, played, studyOf } from '../balance/chunk.ts'
import { gatheredIn, keep } from '../balance/store.ts'
import type { Call, Command } from '../command.ts'
import { jsonFlag } from '../common-flags.ts'
import type { Flags } from '../flags.ts'
import { entryOf } from '../opening.ts'
import { exitCode, WrongUsage } from '../problem.ts'
import { inProcesses } from '../processes.ts'
import { progressBar } from '../progress.ts'
import { readText } from '../read-json.ts'

/** Games played in one go: few enough that little is lost when a run is stopped. */
const CHUNK = 20

const playing = { run: played, program: new URL('../balance/process', import.meta.url) }

export const balance: Command = {
  name: 'balance',
  argument: 'game',
  about: 'cli.balance.about',
  flags: [
    { name: 'games', value: 'GROUP=G,..', about: 'cli.option.gamesByGroup' },
    { name: 'seed', value: 'S', about: 'cli.option.seed', default: '1' },
    { name: 'processes', value: 'P', about: 'cli.option.processes', default: '1' },
    { name: 'into', value: 'FILE', about: 'cli.option.into' },
    { name: 'pack', value: 'FILE', about: 'cli.option.pack' },
    { name: 'markdown', about: 'cli.option.markdown' },
    jsonFlag,
  ],
  examples: ['nora balance wistar --processes 2 --into counts.json', 'nora balance wistar --games two=200,four=0'],
  async run(call) {
    const { flags, console } = call
    const study = packedStudy(call, studyFor(call))
    const pack = packFile(flags)
    const seed = flags.whole('seed', 0) ?? 1
    const file = flags.text('into')
    let gathered = gatheredIn(file, study, seed)
    const chunks = chunksOf(study, gathered, wantedGames(study, flags), pack)
    const progress = progressOf(call, chunks)
    await inProcesses(chunks, flags.whole('processes', 1) ?? 1, playing, ({ set, games }, counts) => {
      gathered = withGames(gathered, set, { games, counts })
      if (file !== undefined) keep(file, gathered)
      progress(games)
    })
    const sections = study.report(gathered)
    const outside = outsideOf(sections)
    if (flags.has('json')) console.out(JSON.stringify({ game: study.game.id, sections, outside }))
    else console.out(flags.has('markdown') ? asMarkdown(sections) : asText(sections))
    return outside.length > 0 ? exitCode.problem : exitCode.good
  },
}

function studyFor({ argument }: Call): Study {
  const study = studyOf(argument)
  if (study) return study
  const known = studies.map(({ game }) => game.id)
  throw new WrongUsage(message('cli.error.unknownGame', { game: argument, known }))
}

/** The same study of the game with the pack that was asked for. */
function packedStudy(call: Call, study: Study): Study {
  return call.flags.has('pack') ? { ...study, game: entryOf(call).game } : study
}

function packFile(flags: Flags): PackFile | undefined {
  const file = flags.text('pack')
  return file === undefined ? undefined : { file, text: readText(file) }
}

/** How many games of each group there shall be in the end: as many as the figures ask for, where nothing else is said. */
function wantedGames({ groups }: Study, flags: Flags): ReadonlyMap<string, number> {
  const wanted = new Map(groups.map(({ id, games }) => [id, games]))
  for (const part of flags.list('games') ?? []) {
    const [group = '', value = ''] = part.split('=')
    const games = Number(value)
    if (!wanted.has(group))
      throw new WrongUsage(message('cli.balance.unknownGroup', { group, known: [...wanted.keys()] }))
    if (value === '' || !Number.isSafeInteger(games) || games < 0) {
      throw new WrongUsage(message('cli.error.notWholeNumber', { flag: '--games', min: 0, value }))
    }
    wanted.set(group, games)
  }
  return wanted
}

/** What is left to be played. */
function chunksOf(
  { game, groups }: Study,
  gathered: Gathered,
  wanted: ReadonlyMap<string, number>,
  pack: PackFile | undefined,
): Chunk[] {
  return groups.flatMap(({ id, sets }) =>
    sets.flatMap((set) => {
      const chunks: Chunk[] = []
      const to = wanted.get(id) ?? 0
      for (let from = pieceOf(gathered, set.id).games; from < to; from += CHUNK) {
        const games = Math.min(CHUNK, to - from)
        chunks.push({ game: game.id, set: set.id, from, games, seed: gathered.seed, ...(pack && { pack }) })
      }
      return chunks
    }),
  )
}

function progressOf({ voice, console }: Call, chunks: readonly Chunk[]): (games: number) => void {
  const all = chunks.reduce((sum, { games }) => sum + games, 0)
  const bar = progressBar(console, (done) => voice.format('cli.simulate.progress', { done, games: all }), all)
  let done = 0
  return (games) => {
    done += games
    bar(done)
  }
}
