import type { RawTables } from '@nora/effects'
import abilities from './tables/abilities.json' with { type: 'json' }
import actionCards from './tables/actionCards.json' with { type: 'json' }
import actions from './tables/actions.json' with { type: 'json' }
import automa from './tables/automa.json' with { type: 'json' }
import boards from './tables/boards.json' with { type: 'json' }
import cheeses from './tables/cheeses.json' with { type: 'json' }
import doors from './tables/doors.json' with { type: 'json' }
import explorationCards from './tables/explorationCards.json' with { type: 'json' }
import guests from './tables/guests.json' with { type: 'json' }
import heroes from './tables/heroes.json' with { type: 'json' }
import inventions from './tables/inventions.json' with { type: 'json' }
import missions from './tables/missions.json' with { type: 'json' }
import objectives from './tables/objectives.json' with { type: 'json' }
import passages from './tables/passages.json' with { type: 'json' }
import rooms from './tables/rooms.json' with { type: 'json' }
import segments from './tables/segments.json' with { type: 'json' }
import stateCards from './tables/stateCards.json' with { type: 'json' }

/** The content of the game, one list of records per file. */
export const houseTables: RawTables = {
  ...{ inventions, missions, objectives, guests, cheeses, doors, segments, actions, heroes, abilities },
  ...{ rooms, passages, boards, actionCards, explorationCards, stateCards, automa },
}
