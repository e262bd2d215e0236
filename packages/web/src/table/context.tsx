import type { GameEvent, Item, Reason, Seat } from '@nora/kernel'
import type { Chair } from '@nora/protocol'
import { nameIn, reasonIn, type Speaker } from '@nora/words'
import { createContext, useContext, useMemo } from 'react'
import { useVoice } from '../app/voice.tsx'
import type { GameParts } from './games/load.ts'
import type { Moment, Scene } from './scene.ts'

/** What everything at a table may need to know. */
export interface AtTable {
  readonly parts: GameParts
  readonly moment: Moment
  readonly scene: Scene
  readonly chairs: readonly Chair[]
  readonly speaker: Speaker
  explain(reason: Reason): string
  item(item: Item): string
  event(event: GameEvent): string | undefined
  /** Rules help of a piece. */
  help(thing: string): void
  /** Points at things on the board, or at nothing. */
  light(things: readonly string[]): void
}

const Context = createContext<AtTable | undefined>(undefined)

export const AtTableProvider = Context.Provider

export function useTable(): AtTable {
  const table = useContext(Context)
  if (!table) throw new Error('there is no table here')
  return table
}

/** How the seats are called: by the names of people, bots by what they are. */
export function useSpeaker(chairs: readonly Chair[]): Speaker {
  const voice = useVoice()
  return useMemo(() => {
    const name = (seat: Seat): string => {
      const chair = chairs[seat]
      const n = seat + 1
      if (chair?.name) return chair.name
      // A name that its owner asked to be forgotten.
      if (chair?.name === '') return voice.format('common.formerPlayer')
      if (chair?.bot) {
        const mind = nameIn(voice, `common.mind.${chair.bot}`, chair.bot)
        return voice.format('common.bot', { mind, n })
      }
      return voice.format('common.player', { n })
    }
    return { voice, name }
  }, [voice, chairs])
}

/** The words of a table for whoever looks at it. */
export function useWording(parts: GameParts, scene: Scene, speaker: Speaker) {
  return useMemo(() => {
    const { words, game } = parts
    const { table } = scene
    return {
      explain: (reason: Reason) =>
        reasonIn(speaker.voice, areaOf(speaker, game.id, reason), words.reason(table, reason, speaker)),
      item: (item: Item) => words.item(table, item, speaker),
      event: (event: GameEvent) => words.event(table, event, speaker),
    }
  }, [parts, scene, speaker])
}

/** The reasons of the room and of the server are said in their words, the game's in the game's. */
function areaOf({ voice }: Speaker, game: string, { code }: Reason): string {
  return ['room', 'server'].find((area) => voice.has(`${area}.why.${code}`)) ?? game
}
