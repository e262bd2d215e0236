import type { GameEvent } from '@nora/kernel'
import { HUT } from '@nora/wistar'

type Labelled = GameEvent & { readonly [field: string]: unknown }

const at: { readonly [type: string]: (event: Labelled) => readonly string[] } = {
  explorerMoved: ({ to }) => [`room/${to}`],
  ratbotMoves: ({ to }) => [`room/${to}`],
  ratbotExplores: ({ place }) => [`room/${place}`],
  tentPitched: ({ room }) => [`room/${room}`],
  ratbotPitches: ({ room }) => [`room/${room}`],
  missionCompleted: ({ space, row, mission }) => [`row/${space}/${row}`, String(mission)],
  ratbotCompletes: ({ space, row }) => [`row/${space}/${row}`],
  abilityUnlocked: ({ ability }) => [`ability/${ability}`],
  roomDug: ({ seat }) => [`burrow/${seat}`],
  bedBuilt: ({ seat }) => [`burrow/${seat}`],
  ratbotVisitsHut: () => [HUT],
  reshuffled: ({ deck }) => [`deck/${deck}`],
}

/** Where on the table an event happens that does not name the thing itself. */
export function placesOf(event: GameEvent): readonly string[] {
  return at[event.type]?.(event as Labelled) ?? []
}
