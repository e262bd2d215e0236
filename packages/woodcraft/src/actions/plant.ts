import { ask, because, type Flow, isRecord, type Json, type Kind, listed, type Reason, type Seat } from '@nora/kernel'
import { largestTree, react, sumOf } from '../cards/permanent-abilities.ts'
import { type Player, playerOf, type WoodcraftTable } from '../state.ts'
import { colourOf, colours, type Die, type DieName, dieNamed, dieOf, faceOf, nameOf } from '../workshop/dice.ts'
import { addDie, changeSupply, differentDice, removeDie, whyNotDie } from '../workshop/lumber.ts'
import { hasPot, treesPerPlanting } from '../workshop/workshop.ts'
import { ENOUGH } from './main-action.ts'

/** Czech rulebook, Zasazení stromu: only a 1 or a 2 can be planted. */
const LARGEST_TREE = 2

/** Which die is planted, whole or a chip of it: the value of the tree. */
export type Planting = { readonly die: DieName; readonly tree: number }
export type PlantArgs = { readonly planted: number; readonly most: number }

function emptyPot(player: Player, colour: number): boolean {
  return hasPot(player, colour) && player.pots[colour] === 0
}

/** Whole dice, and chips that leave something of the die; for each die every tree it can give. */
function plantings(table: WoodcraftTable, seat: Seat): Planting[] {
  const player = playerOf(table, seat)
  const largest = largestTree(table, seat, LARGEST_TREE)
  const found: Planting[] = []
  for (const die of differentDice(player)) {
    if (!emptyPot(player, colourOf(die))) continue
    for (let tree = 1; tree <= Math.min(largest, faceOf(die)); tree++) found.push({ die: nameOf(die), tree })
  }
  return found
}

function whyNotThis(table: WoodcraftTable, seat: Seat, choice: Json): Reason | undefined {
  if (choice === ENOUGH) return because('plantOneFirst')
  if (!isRecord(choice)) return undefined
  const die = dieNamed(choice.die)
  if (die === undefined) return undefined
  const player = playerOf(table, seat)
  const colour = colours[colourOf(die)] as string
  const absent = whyNotDie(player, choice.die)
  if (absent) return absent
  if (!hasPot(player, colourOf(die))) return because('noPot', { colour })
  if (!emptyPot(player, colourOf(die))) return because('potFull', { colour })
  const largest = largestTree(table, seat, LARGEST_TREE)
  return typeof choice.tree === 'number' && choice.tree > largest ? because('treeTooLarge', { largest }) : undefined
}

const plantKind: Kind<WoodcraftTable, PlantArgs, Planting | string> = {
  name: 'plant',
  declines: (choice) => choice === ENOUGH,
  space: (table, seat, { planted }) => {
    const choices: (Planting | string)[] = plantings(table, seat)
    if (planted > 0) choices.push(ENOUGH)
    return listed(choices)
  },
  sought: (table, seat) =>
    differentDice(playerOf(table, seat)).map((die) => ({
      die: nameOf(die),
      tree: Math.min(faceOf(die), LARGEST_TREE),
    })),
  why: (table, seat, _args, choice) => whyNotThis(table, seat, choice),
}

export const plantKinds = [plantKind]

/** Why nothing can be planted: no die of the colour of an empty pot. */
export function whyNotPlant(table: WoodcraftTable, seat: Seat): Reason | undefined {
  const player = playerOf(table, seat)
  for (const die of differentDice(player)) if (emptyPot(player, colourOf(die))) return undefined
  return because('nothingToPlant')
}

/**
 * Plants up to so many trees, each in a pot of its own. Czech rulebook, Květináče and Na co nezapomenout: the brown pot and
 * helpers strengthen planting in whatever way it comes about, also by a card.
 */
export function* plant(table: WoodcraftTable, seat: Seat, trees: number): Flow {
  const most = trees - 1 + treesPerPlanting(table, seat) + sumOf(table, seat, 'moreTrees')
  for (let planted = 0; planted < most; planted++) {
    if (whyNotPlant(table, seat)) return
    const choice = yield* ask(table, seat, plantKind, { planted, most })
    if (typeof choice === 'string') return
    plantTree(table, seat, dieNamed(choice.die) as Die, choice.tree)
    yield* react(table, seat, { on: 'plant', colour: colours[colourOf(dieNamed(choice.die) as Die)] as string })
  }
}

/** The chip goes into the pot; what is left of the die stays in the pile, and no saw is needed. */
function plantTree(table: WoodcraftTable, seat: Seat, die: Die, tree: number): void {
  const colour = colourOf(die)
  removeDie(table, seat, die)
  if (faceOf(die) > tree) addDie(table, seat, dieOf(colour, faceOf(die) - tree))
  playerOf(table, seat).pots[colour] = tree
  changeSupply(table, colour, -1)
  table.tell?.({ type: 'plant', seat, die: nameOf(die), colour: colours[colour] as string, tree })
}
