import { type Reason, type Seat, WATCHER } from '@nora/kernel'
import type { Difference, Permissions, TableSnapshot, Update } from '@nora/protocol'
import type { Entry, Opening, Person, Room, RoomSnapshot, Step } from '@nora/room'
import { FORM, type Release, watching } from './release.ts'

/** Before viewers' snapshots, permissions and careful choices had their names. */
const WITH_SIGHTS = 1
/** Before a release could watch a game again, and begin one in the middle. */
const WITHOUT_WATCHING = 2

/** What a program exports as its `release`, whatever its form; a form that nobody knows is a fault. */
export function readRelease(release: { readonly form: number }): Release {
  if (release.form === WITH_SIGHTS) return renewed(release as FormerRelease)
  if (release.form === WITHOUT_WATCHING) return watched(release as UnwatchedRelease)
  if (release.form === FORM) return release as Release
  throw new Error(`these rules have form ${release.form}; this is form ${FORM}`)
}

type UnwatchedRelease = Omit<Release, 'withPack' | 'watch' | 'resume'> & {
  withPack(name: string, text: string): UnwatchedRelease
}

/** The kernel of this code plays its lines, which was the way before. */
function watched(former: UnwatchedRelease): Release {
  return { ...former, ...watching(former.game), withPack: (name, text) => watched(former.withPack(name, text)) }
}

/** What a viewer was shown by a room of that time. */
type FormerSight = Omit<TableSnapshot, 'permissions'> & { readonly may: Permissions | null }

/** What of a room was different then. It reads `entries` as they are today. */
interface FormerRoom extends Omit<Room, 'seatOf' | 'tableSnapshot'> {
  sight(viewer: Seat): FormerSight
  seatOf(person: string): Seat | undefined
}

/** A release of the first form. */
interface FormerRelease extends Omit<Release, 'withPack' | 'open' | 'fold' | 'restore' | 'watch' | 'resume'> {
  withPack(name: string, text: string): FormerRelease
  open(...given: Parameters<Release['open']>): Step & { readonly room: FormerRoom }
  fold(...given: Parameters<Release['fold']>): FormerRoom
  restore(...given: Parameters<Release['restore']>): FormerRoom
}

/** A release of the first form, made to be used like those of today. */
function renewed(former: FormerRelease): Release {
  return {
    ...former,
    ...watching(former.game),
    withPack: (name, text) => renewed(former.withPack(name, text)),
    open: (...given) => {
      const { room, ...step } = former.open(...given)
      return { ...renewedStep(step), room: renewedRoom(room) }
    },
    fold: (...given) => renewedRoom(former.fold(...given)),
    // Its own snapshots have no form; others it could not read.
    restore: (snapshot, ...rest) => ('form' in snapshot ? undefined : renewedRoom(former.restore(snapshot, ...rest))),
  }
}

function renewedRoom(room: FormerRoom): Room {
  const seatOf = (person: string): Seat => room.seatOf(person) ?? WATCHER
  const face: PublicRoom = {
    get seq() {
      return room.seq
    },
    get match() {
      return room.match
    },
    state: room.state,
    seatOf,
    consider: (command, by, now) => {
      const final = barrierTo(room, command, by)
      if (final) return { final }
      const made = room.consider(plain(command), by, now)
      return 'entry' in made ? renewedStep(made) : made
    },
    botPasses: (...given) => {
      const made = room.botPasses(...given)
      return made && renewedStep(made)
    },
    follow: (entry: Entry) => renewedStep(room.follow(entry)),
    tableSnapshot: (viewer) => {
      const { may: permissions, ...same } = room.sight(viewer)
      return { ...same, permissions }
    },
    snapshot: (): RoomSnapshot => room.snapshot(),
    summary: () => room.summary(),
    awaits: (person) => room.awaits(person),
    deadlines: () => room.deadlines(),
    botsOwing: () => room.botsOwing(),
    thought: (seat) => room.thought(seat),
    foresee: (...given) => room.foresee(...given),
    whyNot: (...given) => room.whyNot(...given),
    choices: (...given) => room.choices(...given),
    record: () => room.record(),
    rematch: (person): Opening => room.rematch(person),
  }
  // A class with private fields can be stood in for only by saying so: this is all of its public face.
  return face as Room
}

type PublicRoom = Pick<Room, keyof Room>
type Command = Parameters<Room['consider']>[0]

/** It knows no careful choices, but can tell beforehand; only to who sits there. */
function barrierTo(room: FormerRoom, command: Command, by: Person | null): 'fate' | 'learned' | undefined {
  if (!('ifReversible' in command) || by === null || room.seatOf(by.id) !== command.seat) return undefined
  const ahead: { barrier?: string | null } | Reason = room.foresee(
    command.seat,
    command.choice,
    command.type === 'interrupt',
  )
  const barrier = 'barrier' in ahead ? ahead.barrier : null
  return barrier === 'fate' || barrier === 'learned' ? barrier : undefined
}

function plain(command: Command): Command {
  if (!('ifReversible' in command)) return command
  const { ifReversible: _, ...rest } = command
  return rest
}

function renewedStep(step: Step): Step {
  // Programs of the first release do not tell.
  const isWhole = step.change.isWhole ?? false
  return { ...step, change: { isWhole, update: (viewer) => renewedUpdate(step.change.update(viewer)) } }
}

function renewedUpdate(update: Update): Update {
  return update.patch ? { ...update, patch: update.patch.map(renewedChange) } : update
}

function renewedChange(change: Difference): Difference {
  const [first, ...path] = change[1]
  if (first !== 'may') return change
  const at = ['permissions', ...path]
  if (change[0] === 'set') return ['set', at, change[2]]
  return change[0] === 'drop' ? ['drop', at] : ['splice', at, change[2], change[3], change[4]]
}
