import { because } from '@nora/kernel'
import { houseContent } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { type Changes, changes, refusal, turn } from './table.ts'

/** The helper, its cost, what it makes when helpers produce, and what is answered then. */
const helpers: readonly [string, string, number, Changes, ...string[]][] = [
  ['early-helper-01', 'Hedgehog Peddler', 6, { berries: 3 }],
  ['early-helper-02', 'Badger Forester', 7, { scrapwood: 3 }],
  ['early-helper-03', 'Beaver Builder', 7, { glue: 1, berries: 2 }],
  ['early-helper-04', 'Squirrel Planter', 3, { dice: 'green-2' }],
  ['early-helper-05', 'Magpie Courier', 7, { berries: 2 }],
  ['early-helper-06', 'Fox Trader', 7, { berries: 2, blades: 1 }],
  ['early-helper-07', 'Mole Bookkeeper', 4, { scrapwood: 1, berries: 2 }],
  ['early-helper-08', 'Nightingale Herald', 7, { points: 2 }],
  ['early-helper-09', 'Woodpecker Joiner', 6, { glue: 2 }],
  ['early-helper-10', 'Mouse Carver', 3, { dice: 'brown-1' }],
  ['early-helper-11', 'Dormouse Grocer', 3, { dice: 'yellow-2' }],
  ['early-helper-12', 'Salamander Dyer', 2, { dice: 'brown-1' }],
  ['early-helper-13', 'Stag Beetle Sawyer', 6, { blades: 2 }],
  ['early-helper-14', 'Boar Foreman', 6, { blades: 1, berries: 2 }],
  ['early-helper-15', 'Earthworm Gardener', 2, { dice: 'yellow-1' }],
  ['early-helper-16', 'Weasel Fitter', 6, { scrapwood: 2, blades: 1 }],
  ['early-helper-17', 'Marmot Lumberman', 7, { berries: 1, glue: 1, scrapwood: 1 }],
  ['early-helper-18', 'Hamster Storekeeper', 3, { berries: 2, glue: 1 }],
  ['early-helper-19', 'Hare Recruiter', 3, { lanterns: 1 }],
  ['early-helper-20', 'Raccoon Cashier', 5, { scrapwood: 2 }],
  ['early-helper-21', 'Ant Gatherer', 6, { berries: 2, blades: 1 }],
  ['early-helper-22', 'Roebuck Nurseryman', 3, { dice: 'green-3' }],
  ['early-helper-23', 'Jay Auctioneer', 6, { dice: 'yellow-2' }],
  ['early-helper-24', 'Bark Beetle Sweeper', 7, { blades: 1, berries: 2 }],
  ['early-helper-25', 'Rabbit Housekeeper', 7, { berries: 3 }],
  ['early-helper-26', 'Wood Pigeon Clerk', 3, { berries: 2 }],
  ['early-helper-27', 'Snail Carter', 0, { scrapwood: 1 }],
  ['late-helper-01', 'Owl Master', 7, { points: 2 }],
  ['late-helper-02', 'Bear Toolsmith', 6, { berries: 3 }],
  ['late-helper-03', 'Swan Envoy', 7, { lanterns: 1 }],
  ['late-helper-04', 'Bumblebee Overseer', 12, { points: 3 }],
  ['late-helper-05', 'Cuckoo Crier', 8, { berries: 4 }],
  ['late-helper-06', 'Otter Architect', 7, { berries: 2, points: 1 }],
  ['late-helper-07', 'Marten Collector', 8, { berries: 2 }],
  ['late-helper-08', 'Crane Steward', 10, { berries: 2 }],
  ['late-helper-09', 'Bat Turner', 4, { dice: 'brown-2' }, 'brown-2'],
  ['late-helper-10', 'Spider Gluer', 4, { glue: 3 }],
  ['late-helper-11', 'Elk Raftsman', 6, { berries: 3 }],
  ['late-helper-12', 'Lynx Dealer', 5, { berries: 3 }],
  ['late-helper-13', 'Swallow Dispatcher', 5, { scrapwood: 2, berries: 1 }],
  ['late-helper-14', 'Crayfish Cutter', 4, { blades: 1, scrapwood: 2 }],
  ['late-helper-15', 'Capercaillie Warden', 5, { dice: 'yellow-3' }],
  ['late-helper-16', 'Pheasant Promoter', 7, { berries: 4 }],
  ['late-helper-17', 'Eagle Elder', 6, { berries: 3 }],
  ['late-helper-18', 'Grass Snake Inlayer', 4, { glue: 3 }],
  ['late-helper-19', 'Falcon Inspector', 7, { points: 2 }],
  ['late-helper-20', 'Heron Curator', 5, { berries: 3 }],
  ['late-helper-21', 'Polecat Planner', 5, { berries: 4 }],
  ['late-helper-22', 'Bee Organiser', 5, { berries: 2, points: 1 }],
]

/** The helper is the only one on show, and a colleague who changes no price is at work; a die leaves other things to do. */
function onShow(id: string, berries: number) {
  const colleague = id === 'early-helper-21' ? 'late-helper-18' : 'early-helper-21'
  const before = { berries, dice: 'green-2', workshop: { 'slot-01': colleague }, cards: { helpers: [id] } }
  return turn(before, { content: houseContent }).choose({ move: 'chooseHelper' })
}

describe.each(helpers)('%s: %s', (id, _name, cost, made, ...answers) => {
  test(`is hired for ${cost} berries`, () => {
    const bench = onShow(id, cost)
    bench.choose({ act: 'chooseHelper' })
    expect(bench.player().berries).toBe(0)
    expect(bench.choices).toEqual(['"slot-02"', '"slot-05"'])
    bench.choose('slot-02')
    expect(bench.player().slots.slice(0, 2)).toEqual([expect.any(String), id])
  })

  test('produces what its card shows', () => {
    const bench = turn({ workshop: { 'slot-01': id } }, { content: houseContent }).choose({ move: 'produceOrPlant' })
    expect(changes(bench, { act: 'produceOrPlant' }, ...answers)).toEqual(made)
  })
})

describe('a berry short', () => {
  test.each(helpers.filter(([, , cost]) => cost > 0))('%s: %s is refused', (id, _name, cost) => {
    const reason = because('needsBerries', { needs: cost, has: cost - 1 })
    expect(refusal(onShow(id, cost - 1), { act: 'chooseHelper' })).toEqual(reason)
  })
})
