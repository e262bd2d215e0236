import { because, type Json, type Reason, type Seat } from '@nora/kernel'
import { type Player, playerOf, type WoodcraftTable } from '../state.ts'
import { colourOf, DICE, type Die, type DieName, dieNamed, faceOf, nameOf } from './dice.ts'

/** A die comes from the supply onto the lumber pile. */
export function addDie(table: WoodcraftTable, seat: Seat, die: Die): void {
  const { lumber } = playerOf(table, seat)
  lumber[die] = (lumber[die] as number) + 1
  changeSupply(table, colourOf(die), -1)
}

/** A die goes from the lumber pile to the supply. */
export function removeDie(table: WoodcraftTable, seat: Seat, die: Die): void {
  const { lumber } = playerOf(table, seat)
  lumber[die] = (lumber[die] as number) - 1
  changeSupply(table, colourOf(die), 1)
}

/** One die of the pile becomes another. */
export function changeDie(table: WoodcraftTable, seat: Seat, from: Die, to: Die): void {
  removeDie(table, seat, from)
  addDie(table, seat, to)
}

export function changeSupply(table: WoodcraftTable, colour: number, by: number): void {
  const { diceSupply } = table.state
  diceSupply[colour] = (diceSupply[colour] as number) + by
}

export function has(player: Player, die: Die): boolean {
  return (player.lumber[die] as number) > 0
}

export function pileSize({ lumber }: Player): number {
  let size = 0
  for (let die = 0; die < DICE; die++) size += lumber[die] as number
  return size
}

/** Every different die of the pile, each once. */
export function differentDice({ lumber }: Player): Die[] {
  const dice: Die[] = []
  for (let die = 0; die < DICE; die++) if ((lumber[die] as number) > 0) dice.push(die)
  return dice
}

export function differentNames(player: Player): DieName[] {
  return differentDice(player).map(nameOf)
}

/** The sum of all values in the pile. */
export function pileValue({ lumber }: Player): number {
  let sum = 0
  for (let die = 0; die < DICE; die++) sum += (lumber[die] as number) * faceOf(die)
  return sum
}

/** Why a die cannot be taken from the pile: it is not there. Nothing if it is, or if it is no die at all. */
export function whyNotDie(player: Player, choice: Json | undefined): Reason | undefined {
  const die = dieNamed(choice)
  return die === undefined || has(player, die) ? undefined : because('notInPile', { die: nameOf(die) })
}
