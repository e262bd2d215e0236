import {
  type Flow,
  type Game,
  type Item,
  type Json,
  type Kind,
  listed,
  Match,
  type MatchOptions,
  type Next,
  type Reason,
  Refused,
  type State,
  type Table,
  type ZoneRule,
} from '@nora/kernel'

export interface ToyState extends State {
  /** What the flows of a test write down; known to all. */
  readonly notes: Json[]
  /** What seats have signed out of turn. */
  signs: readonly string[]
}

export type Toy = Table<ToyState>

interface Parts extends Partial<Omit<Game<ToyState>, 'zones'>> {
  readonly zones?: { readonly [zone: string]: ZoneRule }
  /** What lies where at the start. */
  readonly items?: { readonly [zone: string]: readonly Item[] }
}

/** A game of one step, with what a test needs and nothing else. */
export function toy(flow: (table: Toy) => Flow, parts: Parts = {}): Game<ToyState> {
  const { zones = {}, items = {}, ...rest } = parts
  return {
    id: 'toy',
    rulesVersion: '1',
    content: null,
    contentHash: 'none',
    modes: [{ id: 'classic', seats: { min: 3, max: 3 }, levels: [], options: {} }],
    kinds: [],
    bound: 100,
    zones: () => zones,
    back: (item) => item.slice(0, item.indexOf('-')),
    start: () => ({
      zones: Object.fromEntries(Object.keys(zones).map((zone) => [zone, [...(items[zone] ?? [])]])),
      next: { step: 'play' },
      notes: [],
      signs: [],
    }),
    steps: {
      *play(table): Flow<Next> {
        yield* flow(table)
        return null
      },
    },
    sheet: () => [],
    outcome: () => ({ standings: [0, 1, 2].map((seat) => ({ seat, place: 1, score: 0, sheet: [] })) }),
    ...rest,
  }
}

export function open(game: Game<ToyState>, matchOptions: MatchOptions = { seed: 1 }): Match<ToyState> {
  return Match.open(game, {}, matchOptions)
}

/** A question with the same choices for everybody. */
export function question(name: string, ...choices: readonly string[]): Kind<Toy, Json, string> {
  return { name, space: () => listed(choices) }
}

export const colour = question('colour', 'red', 'green', 'blue')
export const yesNo = question('yesNo', 'yes', 'no')

/** The reason why something was refused; fails if it was not. */
export function refusal(act: () => void): Reason {
  try {
    act()
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
  throw new Error('it was not refused')
}

export function note(table: Toy, ...values: Json[]): void {
  table.state.notes.push(...values)
}
