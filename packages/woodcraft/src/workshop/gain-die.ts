import { ask, type Flow, type Kind, listed, type Seat } from '@nora/kernel'
import { diceFor } from '../cards/order-needs.ts'
import type { DieAsked } from '../content/forms.ts'
import type { WoodcraftTable } from '../state.ts'
import { type Die, type DieName, dieNamed, nameOf } from './dice.ts'
import { addDie } from './lumber.ts'

/** Which die is taken, where a card leaves the colour or the value open. */
const chooseDie: Kind<WoodcraftTable, DieAsked, DieName> = {
  name: 'chooseDie',
  space: (_table, _seat, asked) => listed(diceFor(asked).map(nameOf)),
}

export const gainDieKinds = [chooseDie]

export function* gainDie(table: WoodcraftTable, seat: Seat, asked: DieAsked): Flow {
  const die = dieNamed(yield* ask(table, seat, chooseDie, asked)) as Die
  addDie(table, seat, die)
  table.tell?.({ type: 'gainDie', seat, die: nameOf(die) })
}
