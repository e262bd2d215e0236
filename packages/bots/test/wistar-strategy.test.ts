import type { GameEvent } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { type Bot, type Strategy, wistarGreedy, wistarGreedyWith } from '../src/index.ts'
import { play } from './table.ts'
import { wistarSetting } from './wistar-table.ts'

const GAMES = 5

/** What is done to score in each way. */
const eventOf: { readonly [way in keyof Strategy]: string } = {
  beds: 'bedBuilt',
  rooms: 'roomDug',
  missions: 'missionCompleted',
  guests: 'guestTaken',
  inventions: 'played',
  objectives: 'objectiveClaimed',
}

const ways = Object.keys(eventOf) as (keyof Strategy)[]

/** How often each thing is done in some games of two such bots. */
function eventsOf(bot: Bot): ReadonlyMap<string, number> {
  const done = new Map<string, number>()
  const notice = ({ type }: GameEvent) => done.set(type, (done.get(type) ?? 0) + 1)
  const variant = wistarSetting({ mode: 'classic', seats: 2 })
  for (let seed = 1; seed <= GAMES; seed++) play(variant, () => bot.mind(), seed, notice)
  return done
}

describe(`over ${GAMES} games for two`, () => {
  const plain = eventsOf(wistarGreedy)

  it.each(ways)(
    'a bot to which scoring by %s is worth three times as much does it more often',
    (way) => {
      const biased = eventsOf(wistarGreedyWith({ [way]: 3 }))
      const event = eventOf[way]
      expect(biased.get(event)).toBeGreaterThan(plain.get(event) as number)
    },
    60_000,
  )
})
