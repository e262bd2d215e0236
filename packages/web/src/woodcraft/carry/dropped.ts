import type { Thing } from '../../table/kit/answers.ts'

/** A thing on the table, or only the place where it was let go. */
export interface Carried {
  readonly sort: string | undefined
  readonly thing: string | undefined
  /** The place around it. */
  readonly place: string | undefined
}

const one = (sort: string, value: string): Thing => ({ sort, value })

/** What is to be clicked, one after the other, when something is carried somewhere: the same as without a drag. */
export function dropped(from: Carried, onto: Carried): readonly Thing[] {
  const { sort, thing } = from
  if (sort === undefined || thing === undefined) return []
  const isPile = onto.place?.startsWith('lumber/') ?? false
  switch (sort) {
    case 'die':
      if (onto.sort === 'die' && onto.thing !== undefined)
        return [one('bench', 'glue'), one('die', thing), one('die', onto.thing)]
      if ((onto.sort === 'bench' || onto.sort === 'usedBench') && onto.thing !== undefined)
        return [one(onto.sort, onto.thing), one('die', thing)]
      if (onto.sort === 'plant') return [one('plant', 'plant'), one('die', thing)]
      return onto.sort === 'six' || onto.sort === 'yard' ? [one('die', thing)] : []
    case 'pot':
    case 'yard':
    case 'six':
    case 'order':
      return isPile ? [one(sort, thing)] : []
    case 'shown':
      if (onto.sort === 'slot' && onto.thing !== undefined) return [one('shown', thing), one('slot', onto.thing)]
      return []
    case 'tool':
      return onto.sort === 'space' && onto.thing !== undefined ? [one('tool', thing), one('space', onto.thing)] : []
    default:
      return []
  }
}
