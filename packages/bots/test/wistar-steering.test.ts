import type { GameEvent } from '@nora/kernel'
import { describe, expect, it } from 'vitest'
import { type Bot, type Roads, wistarGreedy, wistarGreedyOn } from '../src/index.ts'
import { play } from './table.ts'
import { wistarSetting } from './wistar-table.ts'

const GAMES = 5

/** What is done on the way along each road. */
const deedOf: { readonly [road in keyof Roads]: string } = {
  beds: 'bedBuilt',
  rooms: 'roomDug',
  missions: 'missionCompleted',
  guests: 'guestTaken',
  inventions: 'played',
  objectives: 'objectiveClaimed',
}

const roads = Object.keys(deedOf) as (keyof Roads)[]

/** How often each thing is done in some games of two such bots. */
function deedsOf(bot: Bot): ReadonlyMap<string, number> {
  const done = new Map<string, number>()
  const notice = ({ type }: GameEvent) => done.set(type, (done.get(type) ?? 0) + 1)
  const variant = wistarSetting({ mode: 'classic', seats: 2 })
  for (let seed = 1; seed <= GAMES; seed++) play(variant, () => bot.mind(), seed, notice)
  return done
}

describe(`over ${GAMES} games for two`, () => {
  const plain = deedsOf(wistarGreedy)

  it.each(roads)(
    'a bot to which the road of %s is worth three times as much takes it more often',
    (road) => {
      const fond = deedsOf(wistarGreedyOn({ [road]: 3 }))
      const deed = deedOf[road]
      expect(fond.get(deed)).toBeGreaterThan(plain.get(deed) as number)
    },
    60_000,
  )
})
