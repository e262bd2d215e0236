import { type Tally, tally } from '@nora/effects'
import type { Content } from './content.ts'

/** What is in the box, and how much of it rests on which source. */
export function components({ tables }: Content): { readonly [component: string]: Tally } {
  return {
    inventions: tally(tables.inventions),
    missions: tally(tables.missions),
    objectives: tally(tables.objectives),
    guests: tally(tables.guests),
    cheeses: tally(tables.cheeses),
    doors: tally(tables.doors),
    segments: tally(tables.segments),
    heroes: tally(tables.heroes),
    abilities: tally(tables.abilities),
    actionCards: tally(tables.actionCards),
    explorationCards: tally(tables.explorationCards),
    stateCards: tally(tables.stateCards),
    mainActions: tally(tables.actions),
    rooms: tally(tables.rooms),
    passages: tally(tables.passages),
    playerBoards: tally(tables.boards),
    automaBoards: tally(tables.automa),
  }
}
