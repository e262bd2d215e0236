import type { CatsTable } from '@nora/cats'
import type { Decision, Item } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { createContext, useContext, useMemo } from 'react'
import { namesIn } from '../table/picking.ts'
import type { TableProps } from '../table/table-props.ts'
import { asCats } from './cats-table.ts'
import { lastPlaced } from './last-placed.ts'
import type { Room } from './use-room.ts'

/** How a thing stands to what is asked now. */
export interface Piece {
  /** It is a choice, or a part of one. */
  readonly isOpen: boolean
  readonly isPicked: boolean
  /** One would look for it, and may not take it. */
  readonly why: string | undefined
  readonly isLit: boolean
  /** It was laid last. */
  readonly isLast: boolean
}

/** What everything on this table may need to know. */
export interface Here {
  readonly props: TableProps
  readonly table: CatsTable
  readonly voice: Catalogue
  /** What the reader is asked first. */
  readonly decision: Decision | undefined
  /** The first reader is at the table, or watches from the first seat. */
  readonly seat: number
  readonly room: Room
  pieceOf(thing: string): Piece
  nameOf(item: Item): string
  act(thing: string): void
  tell(text: string): void
}

const Context = createContext<Here | undefined>(undefined)

export const HereProvider = Context.Provider

export function useHere(): Here {
  const here = useContext(Context)
  if (!here) throw new Error('there is no table of cats here')
  return here
}

export function useMakeHere(props: TableProps, room: Room, tell: (text: string) => void): Here {
  return useMemo(() => {
    const table = asCats(props.table)
    const { speaker, picking, refusals, decisions } = props
    const [decision] = decisions
    const reasons = new Map<string, string>()
    for (const refusal of refusals)
      for (const name of namesIn(refusal.choice)) if (!reasons.has(name)) reasons.set(name, props.explain(refusal))
    const last = lastPlaced(props.log)
    return {
      props,
      table,
      voice: speaker.voice,
      decision,
      seat: props.reader >= 0 ? props.reader : 0,
      room,
      pieceOf: (thing) => {
        const isOpen = decision !== undefined && picking.isOpen(thing)
        return {
          isOpen,
          isPicked: picking.isPicked(thing),
          why: isOpen ? undefined : reasons.get(thing),
          isLit: props.highlights.has(thing),
          isLast: last === thing,
        }
      },
      nameOf: (item) => props.words.item(props.table, item, speaker),
      act: (thing) => {
        const rescue = decision && rescueOf(props, decision, thing)
        if (decision && rescue) props.choose(decision, rescue)
        else picking.pick(thing)
      },
      tell,
    }
  }, [props, room, tell])
}

const baskets = ['permanent', 'single', 'broken'] as const

/**
 * A cat is rescued with the first basket there is: all of today's baskets are empty again tomorrow or gone, so it makes no
 * difference which is used first. Whoever minds finds each of them in the tray.
 */
function rescueOf(props: TableProps, decision: Decision, thing: string) {
  if (decision.kind !== 'rescue') return undefined
  const space = props.space(decision)
  return baskets.map((basket) => ({ rescue: thing, basket })).find((choice) => space.includes(choice))
}
