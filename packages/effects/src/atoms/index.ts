import type { Table } from '@nora/kernel'
import type { Atom } from '../language/words.ts'
import { choose } from './choose.ts'
import { draw } from './draw.ts'
import { gain, lose } from './gain.ts'
import { ifThen } from './if-then.ts'
import { move } from './move.ts'
import { optional } from './optional.ts'
import { others } from './others.ts'
import { pay } from './pay.ts'
import { seq } from './seq.ts'
import { forEach, repeat, upTo } from './times.ts'

/** The words that every game's cards may use. */
export function coreAtoms<T extends Table>(): readonly Atom<T>[] {
  const make = [seq, choose, optional, ifThen, forEach, repeat, upTo, pay, gain, lose, draw, move, others]
  return make.map((atom) => atom<T>())
}
