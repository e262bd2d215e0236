import { expect, test } from 'vitest'
import { holding, offered, trial, whyNot } from './bench.ts'

const wood = (n: number) => ({ do: 'gain', what: 'wood', n }) as const
const metal = (n: number) => ({ do: 'gain', what: 'metal', n }) as const

test('gaining adds to what one has', () => {
  expect(holding(trial(wood(2), { players: [{ wood: 1 }] })).wood).toBe(3)
})

test('gaining stops where there is no more room', () => {
  expect(holding(trial(wood(5), { players: [{ wood: 6 }] })).wood).toBe(9)
  expect(whyNot(wood(1), { players: [{ wood: 9 }] })?.code).toBe('noRoom')
})

test('a counted gain is reckoned when it happens', () => {
  const effect = { do: 'gain', what: 'points', n: { count: 'held', what: 'metal', times: 2, per: 3, most: 5 } }
  expect(holding(trial(effect, { players: [{ metal: 2 }] })).points).toBe(0)
  expect(holding(trial(effect, { players: [{ metal: 7 }] })).points).toBe(4)
  expect(holding(trial(effect, { players: [{ metal: 30 }] })).points).toBe(5)
  expect(whyNot(effect, { players: [{ metal: 2 }] })?.code).toBe('noneCounted')
})

test('a gain is told to all with its number and what it comes from, a loss and a payment too', () => {
  const effect = {
    do: 'seq',
    effects: [wood(2), { do: 'pay', cost: { wood: 1 }, effect: metal(1) }, { do: 'lose', what: 'wood', n: 1 }],
  }
  const told = trial(effect).news(0).flat()
  const source = 'card-of-trial'
  expect(told).toEqual([
    { type: 'gain', seat: 0, what: 'wood', n: 2, source },
    { type: 'pay', seat: 0, what: 'wood', n: 1, source },
    { type: 'gain', seat: 0, what: 'metal', n: 1, source },
    { type: 'lose', seat: 0, what: 'wood', n: 1, source },
  ])
})

test('who has too little cannot lose it', () => {
  const effect = { do: 'lose', what: 'metal', n: 2 }
  expect(whyNot(effect, { players: [{ metal: 1 }] })).toMatchObject({
    code: 'cannotLose',
    params: { needs: 2, has: 1 },
  })
  expect(holding(trial(effect, { players: [{ metal: 1 }] })).metal).toBe(1)
  expect(holding(trial(effect, { players: [{ metal: 3 }] })).metal).toBe(1)
})

test('a sequence leaves out what cannot be done', () => {
  const effect = { do: 'seq', effects: [{ do: 'lose', what: 'metal', n: 1 }, wood(1)] }
  expect(holding(trial(effect)).wood).toBe(1)
  expect(whyNot(effect)).toBeUndefined()
})

test('a sequence of which nothing can be done is refused for its first part', () => {
  const effect = {
    do: 'seq',
    effects: [
      { do: 'lose', what: 'metal', n: 1 },
      { do: 'lose', what: 'wood', n: 1 },
    ],
  }
  expect(whyNot(effect)).toMatchObject({ code: 'cannotLose', params: { what: { id: 'bench.metal.some' } } })
})

test('a sequence that needs its first part does nothing without it', () => {
  const effect = { do: 'seq', needsFirst: true, effects: [{ do: 'lose', what: 'metal', n: 1 }, wood(1)] }
  expect(whyNot(effect)).toMatchObject({ code: 'cannotLose', params: { needs: 1, has: 0 } })
  expect(holding(trial(effect)).wood).toBe(0)
  expect(holding(trial(effect, { players: [{ metal: 1 }] }))).toMatchObject({ metal: 0, wood: 1 })
})

test('a sequence that needs its first part can do without the others', () => {
  const effect = { do: 'seq', needsFirst: true, effects: [wood(1), { do: 'lose', what: 'metal', n: 1 }] }
  expect(whyNot(effect)).toBeUndefined()
  expect(holding(trial(effect)).wood).toBe(1)
})

test('a choice is made by the id of its option', () => {
  const match = trial({ do: 'choose', options: { wood: wood(2), metal: metal(1) } })
  expect(offered(match)).toEqual(['wood', 'metal'])
  match.choose(0, 'metal')
  expect(holding(match)).toMatchObject({ wood: 0, metal: 1 })
  expect(match.over).toBe(true)
})

test('an option that cannot be done is refused with its own reason', () => {
  const match = trial({
    do: 'choose',
    options: { give: { do: 'lose', what: 'wood', n: 1 }, wood: wood(1), metal: metal(1) },
  })
  expect(offered(match)).toEqual(['wood', 'metal'])
  expect(match.refusals(0)).toMatchObject([{ choice: 'give', code: 'cannotLose', params: { needs: 1, has: 0 } }])
  expect(match.whyNot(0, 'none')?.code).toBe('mustChoose')
})

test('the only option that can be done is taken without asking', () => {
  const match = trial({ do: 'choose', options: { give: { do: 'lose', what: 'wood', n: 1 }, metal: metal(1) } })
  expect(match.over).toBe(true)
  expect(holding(match).metal).toBe(1)
})

test('of two different options the first is gone when the second is chosen', () => {
  const match = trial({
    do: 'choose',
    n: 2,
    options: { wood: wood(1), metal: metal(1), points: { do: 'gain', what: 'points', n: 1 } },
  })
  match.choose(0, 'wood')
  expect(offered(match)).toEqual(['metal', 'points'])
  expect(match.whyNot(0, 'wood')).toMatchObject({ code: 'alreadyChosen' })
  match.choose(0, 'points')
  expect(holding(match)).toMatchObject({ wood: 1, metal: 0, points: 1 })
})

test('a choice that may be left is left by choosing none', () => {
  const match = trial({ do: 'choose', may: true, options: { wood: wood(1), metal: metal(1) } })
  expect(offered(match)).toEqual(['wood', 'metal', 'none'])
  match.choose(0, 'none')
  expect(holding(match)).toMatchObject({ wood: 0, metal: 0 })
})

test('a choice of which nothing can be done is refused for its first option', () => {
  const effect = {
    do: 'choose',
    options: { wood: { do: 'lose', what: 'wood', n: 1 }, metal: { do: 'lose', what: 'metal', n: 1 } },
  }
  expect(whyNot(effect)).toMatchObject({ code: 'noOption', params: { first: { code: 'cannotLose' } } })
  expect(trial(effect).over).toBe(true)
})

test('an optional effect is done or skipped as the seat likes', () => {
  const effect = { do: 'optional', effect: { do: 'lose', what: 'wood', n: 1 } }
  const match = trial(effect, { players: [{ wood: 1 }] })
  expect(offered(match)).toEqual(['do', 'skip'])
  match.choose(0, 'skip')
  expect(holding(match).wood).toBe(1)
})

test('an optional effect that everybody sees to be impossible is not asked about', () => {
  const match = trial({ do: 'optional', effect: { do: 'lose', what: 'wood', n: 1 } })
  expect(match.line).toEqual([])
})

test('a condition decides between two effects', () => {
  const effect = {
    do: 'if',
    when: { is: 'atLeast', of: { count: 'held', what: 'agility' }, n: 2 },
    effect: wood(1),
    else: metal(1),
  }
  expect(holding(trial(effect, { players: [{ agility: 2 }] }))).toMatchObject({ wood: 1, metal: 0 })
  expect(holding(trial(effect, { players: [{ agility: 1 }] }))).toMatchObject({ wood: 0, metal: 1 })
})

test('a condition that does not hold says what is missing', () => {
  const effect = { do: 'if', when: { is: 'atLeast', of: { count: 'held', what: 'agility' }, n: 2 }, effect: wood(1) }
  expect(whyNot(effect, { players: [{ agility: 1 }] })).toMatchObject({ code: 'tooFew', params: { needs: 2, has: 1 } })
})

test('conditions can be turned round and combined', () => {
  const rich = { is: 'atLeast', of: { count: 'held', what: 'wood' }, n: 3 }
  const agile = { is: 'atLeast', of: { count: 'held', what: 'agility' }, n: 1 }
  const doneWith = (when: { is: string }, player: object) =>
    whyNot({ do: 'if', when, effect: metal(1) }, { players: [player] })?.code
  expect(doneWith({ is: 'not', condition: rich } as never, { wood: 3 })).toBe('mustNotHold')
  expect(doneWith({ is: 'not', condition: rich } as never, { wood: 2 })).toBeUndefined()
  expect(doneWith({ is: 'all', conditions: [rich, agile] } as never, { wood: 3 })).toBe('tooFew')
  expect(doneWith({ is: 'all', conditions: [rich, agile] } as never, { wood: 3, agility: 1 })).toBeUndefined()
  expect(doneWith({ is: 'any', conditions: [rich, agile] } as never, { agility: 1 })).toBeUndefined()
  expect(doneWith({ is: 'any', conditions: [rich, agile] } as never, {})).toBe('tooFew')
})

test('for each thing counted the effect is done once', () => {
  const effect = { do: 'forEach', of: { count: 'held', what: 'agility' }, effect: { do: 'optional', effect: wood(1) } }
  const match = trial(effect, { players: [{ agility: 3 }] })
  match.choose(0, 'do')
  match.choose(0, 'skip')
  match.choose(0, 'do')
  expect(holding(match).wood).toBe(2)
  expect(whyNot(effect)?.code).toBe('noneCounted')
})

test('a repeated effect stops doing anything when it cannot be done any more', () => {
  const effect = {
    do: 'repeat',
    n: 3,
    effect: { do: 'pay', cost: { metal: 1 }, effect: { do: 'gain', what: 'points', n: 2 } },
  }
  expect(holding(trial(effect, { players: [{ metal: 2 }] }))).toMatchObject({ metal: 0, points: 4 })
})

test('up to so many times means that one may stop, and must when nothing is left', () => {
  const effect = {
    do: 'upTo',
    n: 3,
    effect: { do: 'pay', cost: { metal: 1 }, effect: { do: 'gain', what: 'points', n: 2 } },
  }
  const stopped = trial(effect, { players: [{ metal: 9 }] })
  stopped.choose(0, 'do')
  stopped.choose(0, 'skip')
  expect(holding(stopped).points).toBe(2)
  const poor = trial(effect, { players: [{ metal: 1 }] })
  poor.choose(0, 'do')
  expect(poor.over).toBe(true)
  expect(holding(poor)).toMatchObject({ metal: 0, points: 2 })
})

test('what is drawn comes from the pile and, when it runs out, from the discards', () => {
  const match = trial({ do: 'draw', from: 'deck', n: 3 }, { zones: { deck: ['c1', 'c2'], discards: ['c3', 'c4'] } })
  expect(match.table.zone('hand/0')).toHaveLength(3)
  expect([...match.table.zone('deck')]).toHaveLength(1)
  expect(match.table.zone('hand/0')).toEqual(expect.arrayContaining(['c1', 'c2']))
})

test('a pile without discards gives what it has', () => {
  const match = trial({ do: 'draw', from: 'deck', n: 3 }, { zones: { deck: ['c1', 'c2'] } })
  expect(match.table.zone('hand/0')).toEqual(['c1', 'c2'])
  expect(whyNot({ do: 'draw', from: 'deck', n: 1 })?.code).toBe('pileEmpty')
})

test('the seat chooses which cards it discards, and nobody sees it choosing among one', () => {
  const setup = { zones: { 'hand/0': ['c1', 'c2'] } }
  const match = trial({ do: 'move', route: 'discard', n: 2 }, setup)
  expect(match.pending[0]?.kind).toBe('effect.pickSecretly')
  match.choose(0, 'c2')
  expect(offered(match)).toEqual(['c1'])
  expect(match.whyNot(0, 'c2')?.code).toBe('cannotPick')
  match.choose(0, 'c1')
  expect(match.table.zone('discards')).toEqual(['c1', 'c2'])
  expect(whyNot({ do: 'move', route: 'discard', n: 1 })?.code).toBe('nothingThere')
})

test('which of the cards that all can see is taken, all may see being chosen', () => {
  const match = trial({ do: 'move', route: 'takeShown', n: 1 }, { zones: { shown: ['c1', 'c2'] } })
  expect(match.pending[0]?.kind).toBe('effect.pick')
  match.choose(0, 'c2')
  expect(match.table.zone('hand/0')).toEqual(['c2'])
})

test('the last card that all can see is taken without asking', () => {
  const match = trial({ do: 'move', route: 'takeShown', n: 1 }, { zones: { shown: ['c1'] } })
  expect(match.over).toBe(true)
  expect(match.table.zone('hand/0')).toEqual(['c1'])
})
