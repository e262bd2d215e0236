/** A place at the table: 0, 1, 2, ... for players, and three seats that are always there. */
export type Seat = number

/** The seat of whoever plays a solo game. */
export const ALONE: Seat = 0

/** Answers rolls, draws and random setup. */
export const FATE: Seat = -1
/** Sees what everybody may see and decides nothing. */
export const WATCHER: Seat = -2
/** Lets play go on after a pause in which seats may interrupt. */
export const HOST: Seat = -3

/** A set of seats as bits; everybody includes the watcher. */
export type Seats = number
export const NOBODY: Seats = 0
export const EVERYBODY: Seats = -1

export function includesSeat(seats: Seats, seat: Seat): boolean {
  return seat >= 0 ? (seats & (1 << seat)) !== 0 : seats === EVERYBODY
}

export function seatsOf(list: 'all' | 'none' | readonly Seat[]): Seats {
  if (list === 'all') return EVERYBODY
  if (list === 'none') return NOBODY
  return list.reduce((seats, seat) => seats | (1 << seat), NOBODY)
}
