import type { Decision, GameEvent, Item, Json, Match, Reason, Seat, SheetLine } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'

/** What a game's own terminal face is told about the screen. */
export interface Screen {
  readonly voice: Catalogue
  readonly colours: boolean
  /** How a seat is called. */
  name(seat: Seat): string
}

/** How a game is shown and read in a terminal. Everything left out is done in the plain way that suits any game. */
export interface Terminal {
  /** The table as the seat sees it. */
  view?(match: Match, seat: Seat, screen: Screen): string
  /** What is asked. */
  question?(match: Match, decision: Decision, screen: Screen): string
  /** A choice in words; an act out of turn has no decision. */
  choice?(match: Match, decision: Decision | undefined, choice: Json, screen: Screen): string
  /** One of several things that can be chosen together, told so that it can be judged. */
  thing?(match: Match, decision: Decision, thing: Item, screen: Screen): string
  /** A thing by its name. */
  item?(match: Match, thing: Item, screen: Screen): string
  /** What everybody sees before a player, told to a reader. */
  player?(match: Match, seat: Seat, reader: Seat, screen: Screen): string
  /** What has been used up and what is left, as far as the reader may know. */
  piles?(match: Match, reader: Seat, screen: Screen): string
  /** The game's own opponent: its name, and its sheet as it stands where there is one. */
  readonly automa?: {
    name(screen: Screen): string
    sheet(match: Match, reader: Seat): readonly SheetLine[] | undefined
  }
  /** What happened, as the seat may see it; nothing for what is not worth a line. */
  event?(match: Match, event: GameEvent, screen: Screen): string | undefined
  /** A line of the score sheet in words. */
  sheetLine?(match: Match, line: { readonly id: string; readonly item?: string }, screen: Screen): string
  /** Reads a choice that was typed in the game's own short form, such as the cell of a tile; nothing if it is not one. */
  typed?(match: Match, decision: Decision, text: string): Json | undefined
  /** Tells how to type it. */
  hint?(match: Match, decision: Decision, screen: Screen): string | undefined
  /** Whether the seat is asked at a pause. Unless it plays alone among bots, this may depend only on what all know. */
  waits?(match: Match, seat: Seat, alone: boolean): boolean
  /** Whether an act out of turn is worth a line in the seat's own list. */
  wants?(match: Match, seat: Seat, act: Json): boolean
  /** Puts what a reason names into words that its sentence can use, where they are ids. */
  reason?(match: Match, reason: Reason, screen: Screen): Reason
}
