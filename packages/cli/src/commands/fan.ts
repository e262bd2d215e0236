import { type Bot, GameAnalysis, insideFan } from '@nora/bots'
import { catalogue } from '@nora/catalogue'
import { HOST, Match, type Policy, seededFate } from '@nora/kernel'
import { columns } from '../columns.ts'
import type { Command } from '../command.ts'
import { jsonFlag, tableFlags } from '../common-flags.ts'
import { entryOf, optionsOf } from '../opening.ts'
import { exitCode } from '../problem.ts'
import { progressBar } from '../progress.ts'
import { rounded } from '../rounded.ts'
import { seedOf } from '../seeds.ts'

/** Far from the seeds that weights were learned with. */
const HELD_OUT = '900001'

/** Whether the fan of the analysis keeps its word: two of three games end inside it. */
export const fan: Command = {
  name: 'fan',
  argument: 'game',
  about: 'cli.fan.about',
  flags: [
    ...tableFlags.filter(({ name }) => name !== 'pack'),
    { name: 'games', value: 'G', about: 'cli.option.games', default: '100' },
    { name: 'seed', value: 'S', about: 'cli.option.seed', default: HELD_OUT },
    jsonFlag,
  ],
  examples: ['nora fan cats --games 400', 'nora fan woodcraft --games 40 --json'],
  async run(call) {
    const { flags, console, voice } = call
    const { game } = entryOf(call)
    const options = optionsOf(entryOf(call), flags)
    const offered = catalogue.find((one) => one.game.id === game.id)
    const games = flags.whole('games', 1) ?? 100
    const seed = flags.whole('seed', 0) ?? Number(HELD_OUT)
    const progress = progressBar(console, (done) => voice.format('cli.simulate.progress', { done, games }), games)
    const shares: number[] = []
    for (let number = 0; offered && number < games; number++) {
      const bot = offered.botCalled('skilled') as Bot
      const match = playedBy(
        Match.open(game, options, { seed: seedOf(seed, number), pausing: true }),
        bot,
        seed + number,
      )
      const course = [...new GameAnalysis(offered.adviser, game, { options, line: match.line }).course()]
      const { inside, of } = insideFan(course.map((step) => ('start' in step ? step.start : step)))
      if (of > 0) shares.push(inside / of)
      if (!flags.has('json')) progress(number + 1)
    }
    const share = shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length)
    const variance = shares.reduce((sum, one) => sum + (one - share) ** 2, 0) / Math.max(1, shares.length - 1)
    const figures = {
      games: shares.length,
      inside: rounded(share),
      standardError: rounded(Math.sqrt(variance / Math.max(1, shares.length))),
    }
    const percent = (part: number) => voice.number(part, { style: 'percent', maximumFractionDigits: 1 })
    const told = `${percent(figures.inside)} ± ${percent(figures.standardError)}`
    console.out(flags.has('json') ? JSON.stringify(figures) : columns([[voice.format('cli.fan.inside'), told]]))
    return exitCode.good
  },
}

function playedBy(match: Match, bot: Bot, seed: number): Match {
  const minds: Policy[] = Array.from({ length: match.options.seats }, () => bot.mind())
  const fate = seededFate(seed)
  while (!match.over) {
    const [decision] = match.pending
    if (!decision) break
    if (decision.seat === HOST) match.goOn()
    else {
      const position = match.currentPosition()
      match.choose(
        decision.seat,
        (minds[decision.seat] as Policy).choose(position, decision, position.space(decision), fate),
      )
    }
  }
  return match
}
