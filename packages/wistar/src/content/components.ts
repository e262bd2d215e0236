import { countBySource, type SourceCounts } from '@nora/effects'
import type { Content } from './content.ts'

/** What is in the box, and how much of it rests on which source. */
export function components({ tables }: Content): { readonly [component: string]: SourceCounts } {
  return {
    inventions: countBySource(tables.inventions),
    missions: countBySource(tables.missions),
    objectives: countBySource(tables.objectives),
    guests: countBySource(tables.guests),
    cheeses: countBySource(tables.cheeses),
    doors: countBySource(tables.doors),
    segments: countBySource(tables.segments),
    heroes: countBySource(tables.heroes),
    abilities: countBySource(tables.abilities),
    actionCards: countBySource(tables.actionCards),
    explorationCards: countBySource(tables.explorationCards),
    stateCards: countBySource(tables.stateCards),
    mainActions: countBySource(tables.actions),
    rooms: countBySource(tables.rooms),
    passages: countBySource(tables.passages),
    playerBoards: countBySource(tables.boards),
    automaBoards: countBySource(tables.automa),
  }
}
