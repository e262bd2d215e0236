import { expect, test } from 'vitest'
import { kindsOf } from '../src/kinds.ts'
import { effectReasons } from '../src/language/effect-reasons.ts'
import { reasons } from '../src/reasons.ts'
import { contentWith, fixture, Scene } from './scene.ts'

const withEffect = (effect: object) =>
  contentWith({ inventions: { 'inv-034': { power: { kind: 'oncePerRound', effect } } } })

test('the reasons a game can give follow from the words of its cards', () => {
  expect(effectReasons(fixture)).toContain('tooFew')
  expect(effectReasons(fixture)).not.toContain('mustNotHold')
  const electricity = { is: 'atLeast', of: { count: 'electricity' }, n: 1 }
  const dark = { do: 'if', when: { is: 'not', condition: electricity }, effect: { do: 'gain', what: 'wood', n: 1 } }
  expect(effectReasons(withEffect(dark))).toContain('mustNotHold')
})

test('a price of wood and items together may be more than one can pay of both', () => {
  const price = { do: 'pay', cost: { wood: 1, item: 1 }, effect: { do: 'gain', what: 'points', n: 2 } }
  expect(effectReasons(fixture)).not.toContain('cannotPayAll')
  expect(effectReasons(withEffect(price))).toContain('cannotPayAll')
})

test('whether players are asked if they want an effect follows from the cards too', () => {
  const asks = (content: typeof fixture, kind: string) => kindsOf(content).some(({ name }) => name === kind)
  expect(asks(fixture, 'effect.may')).toBe(false)
  const optional = withEffect({ do: 'optional', effect: { do: 'gain', what: 'wood', n: 1 } })
  expect(asks(optional, 'effect.may')).toBe(true)
  expect(asks(optional, 'effect.maySecretly')).toBe(false)
})

test('whatever the cards say, a bonus space can give a card that no deck has any more: noRoom', () => {
  const { table } = new Scene()
  for (const zone of ['basic', 'discards/basic']) table.move([...table.zone(zone)], zone, 'box')
  expect(table.content.language.at(table, 0, null).can({ do: 'gain', what: 'basicCard', n: 1 })).toMatchObject({
    code: 'noRoom',
  })
  expect(reasons).toContain('noRoom')
})
