import { cats, wistar, woodcraft } from '@nora/catalogue'
import { type Decision, exportGame, type Game, type GameEvent, Match, seededFate, type Wish } from '@nora/kernel'
import { catalogues } from '@nora/messages/all'
import type { Batch } from '@nora/protocol'
import { openingBatch, replayOf } from '@nora/room'
import { catsWords, type Speaker, type Words, wistarWords, woodcraftWords } from '@nora/words'
import { describe, expect, it } from 'vitest'
import { EventPlayer } from '../../../src/table/player/event-player.ts'
import { type Step, type Telling, type Turn, turnsOf } from '../../../src/table/player/step.ts'
import { FakeClock } from './fake-clock.ts'

const speaker: Speaker = { voice: catalogues.en, name: (seat) => `Player ${seat + 1}` }

/** `unsaid`: events without a sentence of their own. What they move rides with the sentence beside them; the end of a turn moves nothing. */
const games = [
  {
    name: 'The Isle of Cats',
    game: cats.game,
    words: catsWords,
    modes: ['classic', 'family', 'solo'],
    unsaid: ['automaScoreLine', 'move', 'phase', 'scoreLine'],
  },
  {
    name: 'Rats of Wistar',
    game: wistar.game,
    words: wistarWords,
    modes: ['classic', 'solo'],
    unsaid: ['automaScoreLine', 'bonusAction', 'gain', 'move', 'objectiveLaid', 'pay', 'scoreLine', 'turnEnded'],
  },
  {
    name: 'Woodcraft',
    game: woodcraft.game,
    words: woodcraftWords,
    modes: ['classic', 'solo'],
    unsaid: ['grow', 'mainAction', 'move', 'reputation', 'roll', 'scoreLine', 'turnEnded'],
  },
] as const

/** What happened at a calm pace: when, for how long, in which sort of turn. */
interface Shown {
  readonly at: number
  readonly event: GameEvent
  /** So long it should stay. */
  readonly due: number
}

describe.each(games)('$name', ({ game, words, modes, unsaid }) => {
  const playedIn = (mode: string) => played(game, words, { mode, ...(mode !== 'solo' && { seats: 2 }) })

  it.each(modes)(
    '%s: every event is said in its order and has its time, or moves things beside one that is',
    (mode) => {
      const { log, telling } = playedIn(mode)
      const shown = shownOf(log, telling)
      const events = log.flatMap((batch) => batch.events)
      expect(shown.map(({ event }) => event)).toEqual(events.filter((event) => telling.say(event)))
      const silent = new Set(events.filter((event) => !telling.say(event)).map(({ type }) => type))
      expect([...silent].filter((type) => !unsaid.includes(type as never))).toEqual([])
      // 700 ms, 1200 with much to read; in a ceremony 600, or what 4 s leave.
      const early = shown.slice(0, -1).filter(({ at, due }, index) => (shown[index + 1] as Shown).at - at < due)
      expect(early).toEqual([])
    },
  )

  it.each(modes)('%s: with reduced motion a turn is there at once', (mode) => {
    const { log, telling } = playedIn(mode)
    for (const turn of turnsOf(log, telling)) {
      const player = new EventPlayer(new FakeClock(), { pace: 'calm', isReduced: true })
      player.add([turn])
      expect(player.state).toMatchObject({
        at: turn.steps.length - 1,
        said: turn.steps.map(({ text }) => text).join(' '),
      })
    }
  })
})

describe('a new day of The Isle of Cats is one ceremony', () => {
  const opening = ['day', 'rareFound', 'zonesFilled']

  it.each([
    ['classic', [...opening, 'fishing', 'phase', 'dealt']],
    ['family', [...opening, 'phase']],
    ['solo', [...opening, 'fishing', 'phase', 'dealt']],
  ])('%s: from what is left behind to what is dealt, with nothing of it told elsewhere', (mode, wanted) => {
    const { log, telling } = played(cats.game, catsWords, { mode, ...(mode !== 'solo' && { seats: 2 }) })
    const turns = turnsOf(log, telling)
    const days = turns.filter(({ isCeremony }) => isCeremony)
    expect(days).toHaveLength(5)
    for (const [index, { steps }] of days.entries()) {
      const types = new Set(steps.map(({ event }) => event.type))
      // The bag need not give a rare treasure every day.
      expect(wanted.filter((type) => type !== 'rareFound' && !types.has(type))).toEqual([])
      expect(types.has('dayEnds')).toBe(index > 0)
      expect(types.has('lastDay')).toBe(index === 4)
    }
    const elsewhere = turns.filter(({ isCeremony }) => !isCeremony).flatMap(({ steps }) => steps)
    expect(elsewhere.filter(({ event }) => opening.includes(event.type))).toEqual([])
  })
})

/** Whole turns come one at a time, so that nothing has to be caught up with. */
function shownOf(log: readonly Batch[], telling: Telling): readonly Shown[] {
  const clock = new FakeClock()
  const player = new EventPlayer(clock, { pace: 'calm', isReduced: false })
  const shown: Shown[] = []
  let last: unknown
  player.subscribe(() => {
    const { turns, at } = player.state
    const [turn] = turns
    const step = turn?.steps[at]
    if (turn && step && step !== last) shown.push({ at: clock.now(), event: step.event, due: dueFor(turn, step) })
    last = step
  })
  for (const turn of turnsOf(log, telling)) {
    player.add([turn])
    while (player.state.turns.length > 0) clock.pass(100)
  }
  return shown
}

/** A ceremony shares its four seconds; elsewhere much to read takes longer. */
function dueFor({ isCeremony, steps }: Turn, { text }: Step): number {
  if (isCeremony) return Math.floor(Math.min(600, 4_000 / steps.length))
  return text.length > 80 ? 1_200 : 700
}

const known = new Map<string, ReturnType<typeof play>>()

/** Each of these games is played once. */
function played(game: Game, words: Words, wish: Wish): ReturnType<typeof play> {
  const key = `${game.id} ${wish.mode}`
  const one = known.get(key) ?? play(game, words, wish)
  known.set(key, one)
  return one
}

function play(game: Game, words: Words, wish: Wish) {
  const match = Match.open(game, wish, { seed: 5, confirming: [] })
  const fate = seededFate(5)
  while (!match.over) {
    const { seat } = match.pending.find((decision) => decision.seat >= 0) as Decision
    match.choose(seat, match.space(seat)?.sample(fate) ?? null)
  }
  const telling: Telling = {
    say: (event) => words.event(match.table, event, speaker),
    isAutomas: (event) => words.automa?.does(event) ?? false,
    ceremony: (event) => words.ceremony?.(event),
  }
  const replay = replayOf(game, exportGame(match), 0)
  return { log: [openingBatch(replay), ...replay.steps.map(({ batch }) => batch)], telling }
}
