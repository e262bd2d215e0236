import { describe, expect, test } from 'vitest'
import { scene } from '../kit.ts'

describe('lessons', () => {
  test('every private lesson in hand is laid face down, everything else stays', () => {
    const day = scene({
      next: { step: 'lessons' },
      phase: 'exploring',
      hands: [
        ['067', '113', '142'],
        ['118', '007'],
      ],
    })
    expect(day.zone('lessons/0')).toEqual(['113', '142'])
    expect(day.zone('lessons/1')).toEqual(['118'])
    expect(day.zone('hand/0')).toEqual(['067'])
    expect(day.zone('hand/1')).toEqual(['007'])
  })

  test('public lessons lie face up for all; a lesson without a colour asks nothing', () => {
    const day = scene({ next: { step: 'lessons' }, phase: 'exploring', hands: [['148'], ['150']] })
    expect(day.zone('publicLessons')).toEqual(['148', '150'])
    expect(day.state.lessonColours).toEqual({})
  })

  test.each(['143', '144', '145', '146', '149'])('whoever plays %s chooses one of the five colours', (card) => {
    const day = scene({ next: { step: 'lessons' }, phase: 'exploring', order: [1, 0], hands: [[], [card]] })
    expect([day.waiting, day.asked]).toEqual([[1], 'colour'])
    expect(day.choices(1)).toEqual(['blue', 'green', 'red', 'purple', 'orange'])
    expect(day.whyNot(1, 'oshax')?.code).toBe('notOffered')
    day.choose(1, 'green')
    expect(day.state.lessonColours).toEqual({ [card]: 'green' })
  })

  test.each(['147', '148', '150'])('%s needs no colour', (card) => {
    const day = scene({ next: { step: 'lessons' }, phase: 'exploring', hands: [[card], []] })
    expect(day.asked).not.toBe('colour')
    expect(day.zone('publicLessons')).toEqual([card])
  })

  test('colours are chosen in turn order', () => {
    const day = scene({ next: { step: 'lessons' }, phase: 'exploring', order: [1, 0], hands: [['143'], ['144']] })
    expect(day.waiting).toEqual([1])
    day.choose(1, 'red')
    expect(day.waiting).toEqual([0])
    day.choose(0, 'blue')
    expect(day.state.lessonColours).toEqual({ '143': 'blue', '144': 'red' })
  })

  test('a lesson gained later waits for the next day', () => {
    const turn = scene({ next: { step: 'rescue', args: { place: 0 } }, hands: [['113'], []], left: ['blue-16'] })
    expect(turn.whyNot(0, { play: '113' })).toEqual({ code: 'notThisPhase', params: { phase: 'lessons' } })
  })

  test('a lesson still in hand after the fifth day scores nothing', () => {
    const end = scene({ next: { step: 'scoring' }, phase: 'nextDay', day: 5, hands: [['137', '150'], []] })
    expect(end.position.over).toBe(true)
    expect(end.sheet(0)).toEqual({ rats: -19, sections: -35, families: 0, rare: 0 })
  })
})
