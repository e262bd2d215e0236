import type { MessageRef, Text } from '@nora/effects'
import type { Colour } from '../content/colours.ts'
import type { Content } from '../content/content.ts'
import type { Area, Condition, Lesson } from '../language/lesson.ts'
import { perCounted, someCounted } from './describe-count.ts'

/** Whom a lesson gives points: its owner, every player, or the Sister. */
export type Scorer = 'you' | 'everyone' | 'sister'

/** What a lesson says. `chosen` is the colour chosen for it, once it is. */
export function describeLesson(content: Content, lesson: Lesson, scorer: Scorer, chosen: Colour | null): MessageRef {
  const who = scorer === 'you' ? 'other' : scorer
  switch (lesson.score) {
    case 'once': {
      const condition = describeCondition(content, lesson.when, who, chosen)
      return { id: 'catsCards.lesson.once', params: { who, points: lesson.points, condition } }
    }
    case 'each': {
      const { points, of, every = 1, beyond = 0 } = lesson
      const params = { who, points, per: perCounted(of, every, chosen) }
      if (beyond === 0) return { id: 'catsCards.lesson.each', params }
      return { id: 'catsCards.lesson.eachBeyond', params: { ...params, beyond } }
    }
    case 'family':
      return { id: 'catsCards.lesson.family', params: { who, family: familyOf(lesson.rank) } }
    case 'bestOther':
      return { id: 'catsCards.lesson.bestOther' }
  }
}

function familyOf(rank: 1 | 2 | 3): MessageRef {
  return { id: 'catsCards.family', params: { rank: rank === 1 ? 'first' : rank === 2 ? 'second' : 'other' } }
}

/** A clause: "you have exactly 5 cats aboard". */
function describeCondition(content: Content, condition: Condition, scorer: string, chosen: Colour | null): MessageRef {
  // The Sister looks at the boat of whoever reads the card.
  const who = scorer === 'everyone' ? scorer : 'other'
  switch (condition.is) {
    case 'exactly':
    case 'atLeast':
    case 'fewerThan': {
      const { is, number, of } = condition
      const form = is === 'exactly' && number === 0 ? 'none' : is
      return { id: `catsCards.if.${form}`, params: { who, what: someCounted(of, number, chosen) } }
    }
    case 'everyColour':
      return { id: `catsCards.if.everyColour.${condition.of}`, params: { who, n: condition.number } }
    case 'full':
    case 'empty': {
      const areas = { all: condition.areas.map((area) => areaName(content, area)) }
      return { id: `catsCards.if.${condition.is}`, params: { n: condition.areas.length, areas } }
    }
    case 'firstInTurnOrder':
      return { id: 'catsCards.if.firstInTurnOrder', params: { who } }
    case 'largestFamily': {
      const { aloneAtLeast } = condition
      if (aloneAtLeast === undefined) return { id: 'catsCards.if.largestFamily', params: { who } }
      return { id: 'catsCards.if.largestFamilyAlone', params: { who, n: aloneAtLeast } }
    }
  }
}

function areaName({ tables }: Content, area: Area): Text {
  return tables.sections.find(({ id }) => id === area)?.name ?? { id: `catsCards.area.${area}` }
}
