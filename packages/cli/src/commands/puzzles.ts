import { type Bot, botCalled } from '@nora/bots'
import {
  canonical,
  Match,
  type Policy,
  type Puzzle,
  type PuzzleForm,
  type Solved,
  seededFate,
  solve,
} from '@nora/kernel'
import { message } from '@nora/messages'
import type { Entry } from '../catalogue.ts'
import type { Command } from '../command.ts'
import { entryOf } from '../opening.ts'
import { exitCode, WrongUsage } from '../problem.ts'
import { progressBar } from '../progress.ts'
import { seedOf } from '../seeds.ts'

/** Who plays the games in which moments are looked for. */
const PLAYER = 'novice'
/** One moment in so many is looked at, so that a game gives different ones. */
const SELDOM = 3
/** Where there are fewer ends than this, there is nothing to think about. */
const FEWEST_ENDS = 5
/** A race shorter than this is none. */
const SHORTEST_RACE = 2
/** What takes more than one act should take some thought. */
const SHORTEST_LINE = 4
const MOST_BY_GAME = 2

/** Looks for puzzles in games that bots play: moments with one answer that nothing else equals. */
export const puzzles: Command = {
  name: 'puzzles',
  argument: 'game',
  about: 'cli.puzzles.about',
  flags: [
    { name: 'sort', value: 'SORT', about: 'cli.option.sort' },
    { name: 'count', value: 'N', about: 'cli.option.count', default: '12' },
    { name: 'seed', value: 'S', about: 'cli.option.seed', default: '1' },
  ],
  examples: ['nora puzzles cats --count 12 --seed 1', 'nora puzzles wistar --sort exploration --count 8 --seed 1'],
  run(call) {
    const { flags, console, voice } = call
    const entry = entryOf(call)
    const form = formOf(entry, flags.text('sort'))
    const count = flags.whole('count', 1) ?? 12
    const seed = flags.whole('seed', 0) ?? 1
    const progress = progressBar(console, (done) => voice.format('cli.puzzles.progress', { done, count }), count)
    const found: Puzzle[] = []
    for (let number = 0; found.length < count; number++) {
      for (const puzzle of puzzlesIn(entry, form, seedOf(seed, number))) {
        if (found.length < count && isWanted(puzzle, found, count)) found.push(puzzle)
      }
      progress(found.length)
    }
    const lines = found.sort((one, other) => one.level - other.level).map((puzzle) => JSON.stringify(puzzle))
    console.out(`[\n${lines.join(',\n')}\n]`)
    return exitCode.good
  },
}

/** What is to be asked: the sort that was named, else the game's first. */
function formOf({ game, puzzles = {} }: Entry, sort: string | undefined): PuzzleForm {
  const known = Object.keys(puzzles)
  const form = puzzles[sort ?? known[0] ?? '']
  if (form) return form
  throw new WrongUsage(
    known.length === 0 || sort === undefined
      ? message('cli.error.noPuzzles', { game: game.id })
      : message('cli.error.unknownSort', { sort, known }),
  )
}

/** No answer twice, none that is the rest of another in the same game, and no more than half of them equally hard. */
function isWanted(puzzle: Puzzle, found: readonly Puzzle[], count: number): boolean {
  const answer = canonical(puzzle.answer)
  const isRestOf = ({ seed, answer: whole }: Puzzle) =>
    seed === puzzle.seed && canonical(whole.slice(-puzzle.answer.length)) === answer
  if (found.some((other) => canonical(other.answer) === answer || isRestOf(other))) return false
  return found.filter(({ level }) => level === puzzle.level).length < Math.ceil(count / 2)
}

/** The puzzles of one game, which is played as far as there are enough of them. */
function puzzlesIn({ game, bots }: Entry, form: PuzzleForm, seed: number): readonly Puzzle[] {
  const match = Match.open(game, form.wish, { seed })
  const bot = botCalled(bots, PLAYER) as Bot
  const minds: Policy[] = Array.from({ length: match.options.seats }, () => bot.mind())
  const fate = seededFate(seed)
  const found: Puzzle[] = []
  while (!match.over && found.length < MOST_BY_GAME) {
    const [decision] = match.pending
    if (!decision) break
    const goals = form.goals(match.table, decision)
    if (goals.length > 0 && fate.below(SELDOM) === 0) {
      for (const goal of goals) {
        const solved = solve(form, match, decision.seat, goal)
        if (solved && isWorthwhile(form, solved)) {
          const { answer, worth } = solved
          found.push({
            seed,
            before: match.line
              .filter(({ seat, forced }) => seat >= 0 && !forced)
              .map(({ seat, choice }) => [seat, choice]),
            seat: decision.seat,
            goal,
            answer,
            worth,
            level: levelOf(form, solved),
          })
          break
        }
      }
    }
    const { seat } = decision
    const preferred = form.prefers?.(decision)
    if (preferred !== undefined && !match.whyNot(seat, preferred)) match.choose(seat, preferred)
    else {
      const position = match.currentPosition()
      const mind = minds[seat] as Policy
      match.choose(seat, mind.choose(position, decision, position.space(decision), fate))
    }
  }
  return found
}

function isWorthwhile({ isRace, isAbout }: PuzzleForm, { answer, ends, worth }: Solved): boolean {
  if (isAbout?.(answer) === false) return false
  if (isRace) return -worth >= SHORTEST_RACE
  return ends >= FEWEST_ENDS && (answer.length === 1 || answer.length >= SHORTEST_LINE)
}

/** A race is as hard as it is long; otherwise what comes close to the answer makes it hard. */
function levelOf({ isRace }: PuzzleForm, { worth, margin = 0 }: Solved): number {
  if (isRace) return -worth <= 2 ? 1 : -worth <= 3 ? 2 : 3
  return margin >= 4 ? 1 : margin >= 2 ? 2 : 3
}
