import { type GameEvent, HOST, isHidden, type Seat } from '@nora/kernel'
import type { Batch } from '@nora/protocol'
import type { CeremonyPart } from '@nora/words'

/** One thing that happened, to be shown: one sentence at one place. */
export interface Step {
  /** Where in the game it happened: the length of the line after it. */
  readonly position: number
  readonly event: GameEvent
  readonly text: string
  /** Everything it names that could lie on the table; what only moved along comes last. */
  readonly things: readonly string[]
}

/** What one player, the game's own opponent or the game itself did in a row. */
export interface Turn {
  /** A seat, AUTOMA, or HOST for what happens of itself. */
  readonly by: Seat
  readonly steps: readonly Step[]
  /** A new day or round: it is shown over the board. */
  readonly isCeremony?: true
  /** It belongs to a ceremony if one is being shown; it was told later only because the game stopped in between. */
  readonly mayContinue?: true
}

/** The game's own opponent, as the calendars of the games have it. */
export const AUTOMA: Seat = -4

/** How the events of a game are told to somebody. */
export interface Telling {
  /** The sentence of an event; nothing where it only moves things. */
  say(event: GameEvent): string | undefined
  /** Whether the game's own opponent does it. */
  isAutomas(event: GameEvent): boolean
  ceremony(event: GameEvent): CeremonyPart | undefined
  /** Where on the board it happens, by names of things or places, where the event itself does not name them. */
  places?(event: GameEvent): readonly string[]
  /** Whose own deeds are not told to them; nobody where all is watched again. */
  readonly reader?: Seat | undefined
  /** Positions that were reached without a word of the reader: what was done for them is told. */
  readonly forced?: ReadonlySet<number> | undefined
}

interface Deed {
  readonly by: Seat
  readonly step: Step
}

/** What happened, turn by turn, in the order of its events. Whoever reads saw what they did themselves. */
export function turnsOf(log: readonly Batch[], telling: Telling): readonly Turn[] {
  const deeds = log.flatMap((batch) => deedsIn(batch, telling))
  const turns: Turn[] = []
  const itself = deeds.findIndex(({ by }) => by !== HOST)
  const rest = runOf(itself < 0 ? deeds : deeds.slice(0, itself), 0, ['after'], telling)
  if (rest > 0) turns.push({ by: HOST, steps: stepsOf(deeds, 0, rest), mayContinue: true })
  for (let at = rest; at < deeds.length; ) {
    const length = ceremonyAt(deeds, at, telling)
    if (length > 0) {
      turns.push({ by: HOST, steps: stepsOf(deeds, at, length), isCeremony: true })
      at += length
      continue
    }
    const { by, step } = deeds[at++] as Deed
    const last = turns.at(-1)
    if (by === telling.reader && !telling.forced?.has(step.position)) continue
    if (last?.by === by && !last.isCeremony && !last.mayContinue)
      turns[turns.length - 1] = { by, steps: [...last.steps, step] }
    else turns.push({ by, steps: [step] })
  }
  return turns
}

function stepsOf(deeds: readonly Deed[], from: number, length: number): readonly Step[] {
  return deeds.slice(from, from + length).map(({ step }) => step)
}

/** How many deeds from here on make up a ceremony. */
function ceremonyAt(deeds: readonly Deed[], from: number, telling: Telling): number {
  const before = runOf(deeds, from, ['before'], telling)
  const opened = runOf(deeds, from + before, ['opens'], telling)
  return opened === 0 ? 0 : before + runOf(deeds, from + before, ['opens', 'after'], telling)
}

/** How many deeds in a row have one of these parts in a ceremony. */
function runOf(
  deeds: readonly Deed[],
  from: number,
  roles: readonly CeremonyPart['role'][],
  { ceremony }: Telling,
): number {
  const end = deeds.slice(from).findIndex(({ step }) => {
    const role = ceremony(step.event)?.role
    return role === undefined || !roles.includes(role)
  })
  return end < 0 ? deeds.length - from : end
}

/** What an event moves without a word rides with the next sentence of its act, or with the last one. */
function deedsIn({ position, seat: actor, events }: Batch, telling: Telling): readonly Deed[] {
  const { say, isAutomas, places, reader } = telling
  const deeds: (Deed & { things: string[] })[] = []
  let moved: string[] = []
  for (const event of events) {
    const text = say(event)
    if (!text) {
      moved.push(...thingsIn(event))
      continue
    }
    const things = [...(places?.(event) ?? []), ...thingsIn(event), ...moved]
    moved = []
    deeds.push({ by: doer(event), step: { position, event, text, things }, things })
  }
  deeds.at(-1)?.things.push(...moved)
  return deeds

  /** What happens of itself in another's turn is part of that turn. */
  function doer(event: GameEvent): Seat {
    if (event.seat !== undefined) return event.seat
    if (isAutomas(event)) return AUTOMA
    return actor >= 0 && actor !== reader ? actor : HOST
  }
}

/**
 * What the others, the game's own opponent and the game itself did since the reader last had the turn. While they have the
 * turn again it stays as it was.
 */
export function sinceLastTurn(log: readonly Batch[], telling: Telling): readonly Turn[] {
  const { reader } = telling
  let others: Turn[] = []
  let itself: Turn[] = []
  let isMine = false
  for (const turn of turnsOf(log, { ...telling, reader: undefined })) {
    if (turn.by === reader) {
      isMine = true
      itself = []
    } else if (turn.by === HOST && isMine && !turn.isCeremony) itself.push(turn)
    else {
      others = isMine ? [...itself, turn] : [...others, turn]
      itself = []
      isMine = false
    }
  }
  return [...others, ...itself]
}

/** Everything an event names that could lie on the table: its items first. */
export function thingsIn(event: GameEvent): string[] {
  const { type: _, items = [], ...fields } = event
  const named = Object.values(fields).filter((value): value is string => typeof value === 'string')
  return [...items.filter((item) => !isHidden(item)), ...named]
}
