import type { Invention } from '../../src/content/schema.ts'

/** What every player starts with, and what two workers and a visit to the hut add to it in three turns. */
const START = { wood: 2, metal: 2 }
const GATHERED = 2
const MOVEMENT = 2
/** One joker from the wheel or for three items. */
const JOKERS = 1

/** Whether a player can pay for the card in the first round: by one gathering, one movement token and one joker. */
export function payableInFirstRound({ requires }: Invention): boolean {
  const { wood = 0, metal = 0, movement = 0, icons = {}, ...had } = requires
  const missing = Math.max(0, wood - START.wood) + Math.max(0, metal - START.metal)
  const skills = Object.values(icons).reduce((sum, n) => sum + n, 0)
  const nothingElse = Object.keys(had).length === 0 && icons.energy === undefined
  return missing <= GATHERED && movement <= MOVEMENT && skills <= JOKERS && nothingElse
}
