import { canonical, type Json, type Reason, type Seat, WATCHER } from '@nora/kernel'
import {
  type ChatLine,
  type Command,
  type Foreseen,
  type Motion,
  type Present,
  type ServerMessage,
  type Sight,
  type Update,
  updated,
} from '@nora/protocol'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Line, LineState } from '../line/line.ts'
import { LocalLine } from '../line/local.ts'
import { OnlineLine } from '../line/online.ts'
import { usePreferences } from '../state/preferences.ts'
import { beSomebody } from '../state/session.ts'

export type Way = 'local' | 'table'

/** Something to be told in passing. */
export interface Toast {
  readonly id: number
  readonly what: { readonly reason: Reason } | { readonly notice: Notice; readonly seat?: Seat }
}

export type Notice = 'lost' | 'found' | 'takenBack' | 'copied'

/** Why there is no table to be shown. */
export type Trouble = { readonly type: 'missing' | 'reload' } | { readonly type: 'refused'; readonly reason: Reason }

export interface TableState {
  readonly line: LineState
  readonly trouble: Trouble | undefined
  readonly sight: Sight | undefined
  /** With whose eyes; WATCHER without a seat. */
  readonly seat: Seat
  readonly person: string | null
  /** The server's clock less ours. */
  readonly lag: number
  readonly present: readonly Present[]
  readonly chat: readonly ChatLine[]
  /** Something was asked to be done and is not acknowledged yet. */
  readonly underWay: boolean
  /** What was just done took something back: nothing is answered by itself until one chooses again. */
  readonly tookBack: boolean
  readonly toasts: readonly Toast[]
  /** What choices would lead to, by how they are written; good for one moment only. */
  readonly foreseen: ReadonlyMap<string, Foreseen>
  /** Sights of this game that were seen before, oldest first: what can be watched again while it is played. */
  readonly seen: readonly Sight[]
  /** The next game of the same people. */
  readonly rematch: string | null
}

const MOST_SEEN = 400
const TOAST_STAYS = 6_000

/** One table as this page knows it: keeps what the line tells, and says what is to be done. */
export class TableModel {
  readonly way: Way
  readonly id: string
  readonly store: StoreApi<TableState>
  private readonly line: Line
  private counter = 0
  private awaited: string | undefined
  private readonly asked = new Map<string, string>()

  constructor(way: Way, id: string) {
    this.way = way
    this.id = id
    this.store = createStore<TableState>(() => ({
      line: 'connecting',
      trouble: undefined,
      sight: undefined,
      seat: WATCHER,
      person: null,
      lag: 0,
      present: [],
      chat: [],
      underWay: false,
      tookBack: false,
      toasts: [],
      foreseen: new Map(),
      seen: [],
      rematch: null,
    }))
    const ends = {
      message: (message: ServerMessage) => this.hear(message),
      state: (state: LineState) => this.lineIs(state),
      // Who was nobody may have become somebody, and is greeted afresh.
      from: () => (this.state.person === null ? undefined : this.state.sight?.seq),
    }
    this.line =
      way === 'local'
        ? new LocalLine(id, ends, () => this.set({ trouble: { type: 'missing' } }))
        : new OnlineLine(id, ends)
  }

  get state(): TableState {
    return this.store.getState()
  }

  close(): void {
    this.line.close()
  }

  /** Whoever is nobody yet comes in as a guest first; a line belongs to who opened it, so it is opened anew. */
  async sit(seat: Seat): Promise<void> {
    if (this.state.person === null) {
      await beSomebody(usePreferences.getState().name.trim() || undefined)
      this.line.reopen?.()
    }
    this.do({ type: 'sit', seat })
  }

  choose(seat: Seat, choice: Json): void {
    this.act({ type: 'choose', seat, at: this.at, choice })
  }

  interrupt(seat: Seat, choice: Json): void {
    this.act({ type: 'interrupt', seat, at: this.at, choice })
  }

  /** Everybody at this device lets play go on. */
  passAll(seats: readonly Seat[]): void {
    const { at } = this
    for (const seat of seats) this.awaited = this.do({ type: 'pass', seat, at })
    this.set({ underWay: seats.length > 0 })
  }

  takeBack(type: 'undo' | 'undoTurn', seat: Seat): void {
    this.act({ type, seat, at: this.at })
    this.set({ tookBack: true })
  }

  redo(seat: Seat): void {
    this.act({ type: 'redo', seat, at: this.at })
  }

  propose(seat: Seat, motion: Motion): void {
    this.do({ type: 'propose', seat, motion })
  }

  /** What changes the game: until it is acknowledged nothing else is asked for. */
  private act(command: Command): void {
    if (this.state.underWay) return
    this.awaited = this.do(command)
    this.set({ underWay: true, tookBack: false })
  }

  do(command: Command): string {
    const id = this.freshId()
    this.line.send({ type: 'do', id, command })
    return id
  }

  askRematch(): void {
    this.line.send({ type: 'rematch', id: this.freshId() })
  }

  say(text: string): void {
    this.line.send({ type: 'chat', id: this.freshId(), text })
  }

  mute(person: string, on: boolean): void {
    this.line.send({ type: 'mute', id: this.freshId(), person, on })
  }

  /** Asks what a choice would lead to, once for each moment. */
  foresee(seat: Seat, choice: Json, interrupt: boolean): void {
    const key = foreseenKey(choice, interrupt)
    if (this.state.foreseen.has(key) || [...this.asked.values()].includes(key)) return
    const id = this.freshId()
    this.asked.set(id, key)
    this.line.send({ type: 'foresee', id, seat, choice, ...(interrupt && { interrupt }) })
  }

  /** On one device: somebody else sits down. */
  look(seat: Seat): void {
    this.line.look?.(seat)
  }

  toast(what: Toast['what']): void {
    const toast = { id: ++this.counter, what }
    this.set({ toasts: [...this.state.toasts.slice(-2), toast] })
    setTimeout(() => this.dismiss(toast.id), TOAST_STAYS)
  }

  dismiss(id: number): void {
    this.set({ toasts: this.state.toasts.filter((toast) => toast.id !== id) })
  }

  private get at(): number {
    return this.state.sight?.seq ?? 0
  }

  private set(change: Partial<TableState>): void {
    this.store.setState(change)
  }

  private freshId(): string {
    return crypto.randomUUID()
  }

  private lineIs(line: LineState): void {
    const before = this.state.line
    this.set({ line })
    if (line === 'lost' && before === 'open') this.toast({ notice: 'lost' })
    if (line === 'open' && before === 'lost') this.toast({ notice: 'found' })
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': {
        const { you, now, sight, chat, present } = message
        this.set({ person: you.person, lag: now - Date.now(), chat, present, trouble: undefined })
        this.see(sight, you.seat ?? WATCHER)
        break
      }
      case 'sight':
        this.see(message.sight, message.seat ?? WATCHER)
        break
      case 'update':
        this.change([message.update])
        break
      case 'updates':
        this.set({ lag: message.now - Date.now() })
        this.change(message.updates)
        break
      case 'ack':
        this.settled(message.id)
        break
      case 'refused':
        // What cannot be foreseen is simply not foretold.
        if (!this.asked.delete(message.id)) this.toast({ reason: message.reason })
        this.settled(message.id)
        break
      case 'foreseen': {
        const key = this.asked.get(message.id)
        this.asked.delete(message.id)
        if (key) this.set({ foreseen: new Map(this.state.foreseen).set(key, message.foreseen) })
        break
      }
      case 'rematch':
        this.set({ rematch: message.table })
        break
      case 'presence':
        this.set({ present: message.present })
        break
      case 'chat':
        this.set({ chat: [...this.state.chat.filter(({ id }) => id !== message.line.id), message.line] })
        break
      case 'pong':
        this.set({ lag: message.now - Date.now() })
        break
      case 'reload':
        this.set({ trouble: { type: 'reload' } })
        break
      case 'error':
        if (this.state.sight) this.toast({ reason: message.reason })
        else this.set({ trouble: { type: 'refused', reason: message.reason } })
        break
      default:
    }
  }

  private settled(id: string): void {
    if (this.awaited !== id) return
    this.awaited = undefined
    this.set({ underWay: false })
  }

  private see(sight: Sight, seat: Seat): void {
    const same = this.state.seat === seat
    this.asked.clear()
    this.set({ sight, seat, seen: same ? this.remembered(sight) : [sight], foreseen: new Map() })
  }

  private change(updates: readonly Update[]): void {
    let { sight } = this.state
    for (const update of updates) {
      if (!sight || update.seq <= sight.seq) continue
      const next: Sight | undefined = updated(sight, update)
      // Something between was missed.
      if (!next) {
        this.line.send({ type: 'resync' })
        return
      }
      if (update.cut && update.cut.seat !== this.state.seat) this.toast({ notice: 'takenBack', seat: update.cut.seat })
      sight = next
      this.asked.clear()
      this.set({ sight, seen: this.remembered(sight), foreseen: new Map() })
    }
  }

  /** What was taken back never was. */
  private remembered(sight: Sight): readonly Sight[] {
    const position = sight.view?.position ?? 0
    const before = this.state.seen.filter(({ view }) => (view?.position ?? 0) < position)
    return [...before.slice(-MOST_SEEN), sight]
  }
}

export function foreseenKey(choice: Json, interrupt: boolean): string {
  return `${interrupt ? '!' : ''}${canonical(choice)}`
}
