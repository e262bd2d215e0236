import { inHouse, isLong } from './support/in-house.ts'
import { listen, mistakes } from './support/twice.ts'

const story = inHouse()

/** With everything that a hasty hand could do wrong: turns that are confirmed, pauses, cards, payments, passes. */
const games = [
  ['cats', 'classic'],
  ['wistar', 'solo'],
  ['woodcraft', 'classic'],
] as const

/** So many things are clicked in haste where not the whole game is played: several turns in each of the games. */
const SOME_CLICKS = 30

for (const [game, mode] of games)
  story(`two clicks at one spot never do for good what the first did not mean: ${game}`, async ({ come, expect }) => {
    const visitor = await come({ likes: { introduced: true } })
    await listen(visitor.page)
    await visitor.openHere({ game, mode, sitters: mode === 'solo' ? ['person'] : ['person', 'novice'] })
    const isEnough = () => {
      const { clicks, meant } = mistakes(visitor.page)
      return !isLong && clicks >= SOME_CLICKS && meant > 0
    }
    await visitor.player('twice', 5).play(({ isOver }) => isOver || isEnough())
    const { clicks, meant, found } = mistakes(visitor.page)
    expect(found).toEqual([])
    expect(meant).toBeGreaterThan(0)
    expect(clicks).toBeGreaterThanOrEqual(isLong ? 40 : SOME_CLICKS)
  })
