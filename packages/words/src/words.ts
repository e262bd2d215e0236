import type { Decision, GameEvent, Item, Json, Reason, Seat, SheetLine, Table } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import type { Calendar } from './calendar.ts'
import type { Ceremonies } from './ceremony.ts'
import type { Icon } from './icons.ts'

/** Who is spoken to: a language, and how the seats are called. */
export interface Speaker {
  readonly voice: Catalogue
  name(seat: Seat): string
}

/** A mark on a card or a fact beside a player: an icon, the value beside it, and all of it in words ("3 wood"). */
export interface Mark {
  readonly icon: Icon
  readonly value?: string | number
  readonly label: string
  /** What it stands for on a card: what one pays, what one must only have, what one then has. */
  readonly role?: Role
}

export type Role = 'cost' | 'needs' | 'gives'

/** A card, tile or board piece to be read. */
export interface CardFace {
  readonly name: string
  /** What sort of thing it is: "rescue card". */
  readonly sort: string
  readonly marks: readonly Mark[]
  /** What it does, one sentence after the other. */
  readonly text: readonly string[]
  /** Icons that do not stand on it, but whose paragraphs of the rulebook tell more about it. */
  readonly about?: readonly Icon[]
}

/** A labelled part of the table: facts (stocks, tracks, counters) and pieces. */
export interface Group {
  readonly id: string
  readonly title: string
  /** Whose it is; nobody's where it is common. */
  readonly owner?: Seat
  readonly facts: readonly Mark[]
  /** What lies there as the reader sees it; what is seen from behind is hidden, see `isHidden`. */
  readonly items: readonly Item[]
  /** By what name or number cards speak of the place where each item lies; left out where none does. */
  readonly places?: readonly string[]
  readonly note?: readonly string[]
}

/**
 * How a game speaks. The table holds the true state or what a seat sees of it. What depends on who reads takes the
 * reader, and tells nothing else even if the table knows more.
 */
export interface Words {
  /** What is asked, a whole sentence. */
  question(table: Table, decision: Decision, speaker: Speaker): string
  /** A choice, or the part that several choices share; an act out of turn has no decision. */
  choice(table: Table, decision: Decision | undefined, choice: Json, speaker: Speaker): string
  /** One of several things that can be chosen together, told so that it can be judged. */
  thing?(table: Table, decision: Decision, thing: Item, speaker: Speaker): string
  /** A thing by its short name. */
  item(table: Table, item: Item, speaker: Speaker): string
  /** What happened; nothing for what is not worth a line. */
  event(table: Table, event: GameEvent, speaker: Speaker): string | undefined
  /** A line of the score sheet, without its points. */
  sheetLine(table: Table, line: Pick<SheetLine, 'id' | 'item'>, speaker: Speaker): string
  /** Where the game is, from the state alone; a game without days, rounds or phases has none. */
  calendar?(table: Table, reader: Seat, speaker: Speaker): Calendar
  /** Which events make up a new day or round; a game without such has none. */
  readonly ceremony?: Ceremonies
  /** Puts what a reason names into words that its sentence can use, where they are ids. */
  reason(table: Table, reason: Reason, speaker: Speaker): Reason
  /** The game's own opponent: its name, which events are its deeds, and its sheet as it stands where there is one. */
  readonly automa?: {
    name(speaker: Speaker): string
    does(event: GameEvent): boolean
    sheet(table: Table, reader: Seat): readonly SheetLine[] | undefined
    /** What it has, in as few signs as for a seat; left out, the largest parts of its sheet are told. */
    goods?(table: Table, speaker: Speaker): readonly Mark[]
    /** A sort of lines of its sheet in one word, for its own place: whose it is stands there already. */
    part?(id: string, speaker: Speaker): string
  }
  /** What a seat has, in so few signs that they fit into a line; left out, nothing is told there. */
  goods?(table: Table, seat: Seat, speaker: Speaker): readonly Mark[]
  /** Whether a seat may have more points than the reader can see. */
  hidesPoints?(table: Table, seat: Seat): boolean
  /** Everything there is to read on a card, tile, die or token, also where it is seen from behind. */
  card(table: Table, item: Item, speaker: Speaker): CardFace
  /** What a place of the board means, and the rule that holds there; nothing for what is none. */
  place?(table: Table, thing: string, speaker: Speaker): CardFace | undefined
  /** The whole table: the common board first, then each seat, the reader's own first. */
  groups(table: Table, reader: Seat, speaker: Speaker): readonly Group[]
  /** What is used up and what is left, as far as the reader may know. */
  piles(table: Table, reader: Seat, speaker: Speaker): readonly Group[]
}
