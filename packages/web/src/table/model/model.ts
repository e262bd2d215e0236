import { type Json, type Reason, Refused, type Seat } from '@nora/kernel'
import {
  type Barrier,
  type Command,
  type Foreseen,
  type Motion,
  type Muted,
  type ServerMessage,
  type TableSnapshot,
  type Update,
  updated,
} from '@nora/protocol'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { block, rename, report } from '../../api/people.ts'
import { connectTo, type KeptAt } from '../../connection/connect.ts'
import type { Connection, ConnectionState } from '../../connection/connection.ts'
import { usePreferences } from '../../state/preferences.ts'
import { beSomebody, refreshSession, remember } from '../../state/session.ts'
import { foreseenKey, type TableState, type Toast, unforeseen, untouched } from './table-state.ts'

const MOST_SEEN = 400
const TOAST_STAYS = 6_000

interface Awaited {
  readonly id: string
  /** Under this name it is found if it is final. */
  readonly careful?: string
  /** The position that a choice leads to, and whether it was made for the reader. */
  readonly leads?: { readonly to: number; readonly isForced: boolean }
}

/** One table as this page knows it: keeps what the connection tells, and says what is to be done. */
export class TableModel {
  readonly keptAt: KeptAt
  readonly id: string
  readonly store: StoreApi<TableState>
  private readonly connection: Connection
  private counter = 0
  /** What was asked for last and is not answered yet. */
  private awaited: Awaited | undefined
  private readonly asked = new Map<string, string>()
  /** Whatever was asked about the future and is not answered yet, also of moments that are over. */
  private readonly wondered = new Set<string>()
  /** Under which name a hint was asked for last. */
  private hintId: string | undefined

  constructor(keptAt: KeptAt, id: string, connect = connectTo) {
    this.keptAt = keptAt
    this.id = id
    this.store = createStore<TableState>(() => untouched)
    this.connection = connect(keptAt, id, {
      message: (message) => this.hear(message),
      state: (state) => this.connectionIs(state),
      // Who was nobody may have become somebody, and is greeted afresh.
      from: () => (this.state.person === null ? undefined : this.state.snapshot?.seq),
      missing: (reason) => this.miss(reason),
      passing: () => this.toast({ notice: 'passing' }),
    })
  }

  get state(): TableState {
    return this.store.getState()
  }

  close(): void {
    this.connection.close()
  }

  /**
   * Whoever is nobody yet comes in as a guest first, by the name they gave; a connection belongs to who opened it, so it is
   * opened anew.
   */
  async sit(seat: Seat | null, name = usePreferences.getState().name): Promise<void> {
    try {
      if (this.state.person === null) {
        await beSomebody(name.trim() || undefined)
        this.connection.reopen?.()
      }
      this.do({ type: 'sit', seat })
    } catch (problem) {
      this.complain(problem)
    }
  }

  /** One is called otherwise from now on, at this table too. */
  async rename(name: string): Promise<void> {
    remember(await rename(name))
    usePreferences.getState().set({ name })
    this.connection.reopen?.()
    this.do({ type: 'rename' })
  }

  /** Unless one is `sure`, it is done only if it can be taken back. Says whether it was asked for at all. */
  choose(seat: Seat, choice: Json, sure = false): boolean {
    return this.act({ type: 'choose', seat, at: this.at, choice, ...(!sure && { ifReversible: true }) })
  }

  /** Gives the only answer there is for the reader, who is told so when it is done. */
  chooseForced(seat: Seat, choice: Json): boolean {
    return this.act({ type: 'choose', seat, at: this.at, choice, ifReversible: true }, true)
  }

  interrupt(seat: Seat, choice: Json, sure = false): boolean {
    return this.act({ type: 'interrupt', seat, at: this.at, choice, ...(!sure && { ifReversible: true }) })
  }

  /** Everybody at this device lets play go on. */
  passAll(seats: readonly Seat[]): void {
    const { at } = this
    for (const seat of seats) this.awaited = { id: this.do({ type: 'pass', seat, at }) }
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
  private act(command: Command, isForced = false): boolean {
    if (this.state.underWay) return false
    const careful = 'ifReversible' in command && foreseenKey(command.choice, command.type === 'interrupt')
    const leads = 'choice' in command && { to: (this.state.snapshot?.view?.position ?? 0) + 1, isForced }
    this.awaited = { id: this.do(command), ...(careful && { careful }), ...(leads && { leads }) }
    this.set({ underWay: true, tookBack: false })
    return true
  }

  do(command: Command): string {
    const id = this.freshId()
    this.connection.send({ type: 'do', id, command })
    return id
  }

  askRematch(): void {
    this.connection.send({ type: 'rematch', id: this.freshId() })
  }

  say(text: string): void {
    this.connection.send({ type: 'chat', id: this.freshId(), text })
  }

  mute({ person, name }: Muted, on: boolean): void {
    this.connection.send({ type: 'mute', id: this.freshId(), person, on })
    const others = this.state.muted.filter((one) => one.person !== person)
    this.set({ muted: on ? [...others, { person, name }] : others })
  }

  /** Somebody one does not want to meet again is not heard here either. */
  async block(muted: Muted): Promise<void> {
    remember(await block(muted.person, true))
    this.mute(muted, true)
  }

  /** Tells the operator what somebody did here. */
  report(person: string, text: string): Promise<void> {
    return report(person, this.id, text)
  }

  /** The server refuses, or does not answer. */
  private complain(problem: unknown): void {
    this.toast(problem instanceof Refused ? { reason: problem.reason } : { notice: 'lost' })
  }

  /** Asks what a choice would lead to, once for each moment. */
  foresee(seat: Seat, choice: Json, interrupt: boolean): void {
    const key = foreseenKey(choice, interrupt)
    if (this.state.foreseen.has(key) || [...this.asked.values()].includes(key)) return
    const id = this.freshId()
    this.asked.set(id, key)
    this.wondered.add(id)
    this.connection.send({ type: 'foresee', id, seat, choice, ...(interrupt && { interrupt }) })
  }

  /** What would a strong player do? */
  askHint(seat: Seat): void {
    if (this.state.hint !== undefined) return
    this.hintId = this.freshId()
    this.set({ hint: 'thinking' })
    this.connection.send({ type: 'hint', id: this.hintId, seat })
  }

  closeHint(): void {
    this.hintId = undefined
    this.set({ hint: undefined })
  }

  /** On one device: somebody else sits down. */
  look(seat: Seat): void {
    this.connection.look?.(seat)
  }

  toast(what: Toast['what']): void {
    const toast = { id: ++this.counter, what }
    this.set({ toasts: [...this.state.toasts.slice(-2), toast] })
    setTimeout(() => this.dismiss(toast.id), TOAST_STAYS)
  }

  dismiss(id: number): void {
    this.set({ toasts: this.state.toasts.filter((toast) => toast.id !== id) })
  }

  /** There is nothing to be shown; the first word about why is the truest. */
  private miss(reason: Reason | undefined): void {
    if (this.state.trouble) return
    this.set({ trouble: reason ? { type: 'refused', reason } : { type: 'missing' } })
  }

  private get at(): number {
    return this.state.snapshot?.seq ?? 0
  }

  private set(change: Partial<TableState>): void {
    this.store.setState(change)
  }

  private freshId(): string {
    return crypto.randomUUID()
  }

  private connectionIs(connection: ConnectionState): void {
    const before = this.state.connection
    // What was asked over a connection that is gone is answered by nobody.
    this.asked.clear()
    this.wondered.clear()
    this.closeHint()
    this.set({ connection, foreseen: new Map() })
    if (connection === 'lost' && before === 'open') this.toast({ notice: 'lost' })
    if (connection === 'open' && before === 'lost') this.toast({ notice: 'found' })
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': {
        const { you, now, snapshot, chat, present, watchers, muted } = message
        const onlookers = { present, watchers }
        if (this.state.person !== null && this.state.person !== you.person) this.becomeAnother()
        this.set({ person: you.person, lag: now - Date.now(), chat, onlookers, muted, trouble: undefined })
        this.see(snapshot, you.seat)
        break
      }
      case 'snapshot':
        this.see(message.snapshot, message.seat)
        break
      case 'update':
        this.change([message.update])
        break
      case 'updates':
        this.set({ lag: message.now - Date.now() })
        this.change(message.updates)
        break
      case 'ack':
        this.done(message.id)
        break
      case 'refused':
        if (message.id === this.hintId) this.closeHint()
        // What cannot be foreseen, or could not any more, is simply not foretold.
        if (this.wondered.has(message.id)) this.foretell(message.id, unforeseen(null))
        else this.toast({ reason: message.reason })
        this.settled(message.id)
        break
      case 'hint':
        if (message.id === this.hintId) this.set({ hint: message.hint })
        break
      case 'final':
        this.isFinal(message.id, message.barrier)
        break
      case 'foreseen':
        this.foretell(message.id, message.foreseen)
        break
      case 'rematch':
        this.set({ rematch: message.table })
        break
      case 'presence':
        this.set({ onlookers: { present: message.present, watchers: message.watchers } })
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
        if (this.state.snapshot) this.toast({ reason: message.reason })
        else this.set({ trouble: { type: 'refused', reason: message.reason } })
        break
      default:
    }
  }

  /** The session was exchanged in another tab: nothing of what the one asked or saw is the other's. */
  private becomeAnother(): void {
    this.awaited = undefined
    this.set({ underWay: false, tookBack: false, forced: new Set(), seen: [], rematch: null })
    void refreshSession()
  }

  /** Keeps what a question about the future was answered, if it is still of interest. */
  private foretell(id: string, foreseen: Foreseen): void {
    this.wondered.delete(id)
    const key = this.asked.get(id)
    if (key === undefined) return
    this.asked.delete(id)
    this.set({ foreseen: new Map(this.state.foreseen).set(key, foreseen) })
  }

  /** It was not done: whoever asked for it has to know that there would be no way back. */
  private isFinal(id: string, barrier: Barrier): void {
    const careful = this.awaited?.id === id ? this.awaited.careful : undefined
    this.settled(id)
    if (careful === undefined) return
    this.set({ foreseen: new Map(this.state.foreseen).set(careful, unforeseen(barrier)) })
  }

  /** It is done: it is known whose word it was before anybody hears of it. */
  private done(id: string): void {
    const leads = this.awaited?.id === id ? this.awaited.leads : undefined
    this.settled(id)
    if (!leads || this.state.forced.has(leads.to) === leads.isForced) return
    const forced = new Set(this.state.forced)
    if (leads.isForced) forced.add(leads.to)
    else forced.delete(leads.to)
    this.set({ forced })
  }

  private settled(id: string): void {
    if (this.awaited?.id !== id) return
    this.awaited = undefined
    this.set({ underWay: false })
  }

  private see(snapshot: TableSnapshot, seat: Seat): void {
    const same = this.state.seat === seat
    this.asked.clear()
    this.closeHint()
    this.set({ snapshot, seat, seen: same ? this.remembered(snapshot) : [snapshot], foreseen: new Map() })
  }

  private change(updates: readonly Update[]): void {
    let { snapshot } = this.state
    for (const update of updates) {
      if (!snapshot || update.seq <= snapshot.seq) continue
      const next: TableSnapshot | undefined = updated(snapshot, update)
      // Something between was missed.
      if (!next) {
        this.connection.send({ type: 'resync' })
        return
      }
      if (update.cut && update.cut.seat !== this.state.seat) this.toast({ notice: 'takenBack', seat: update.cut.seat })
      // A hint is good for as long as the game stands still, whatever else is done at the table.
      if (update.cut || next.view?.position !== snapshot.view?.position) this.closeHint()
      snapshot = next
      this.asked.clear()
      // Why something could not be done is no longer of interest.
      const toasts = this.state.toasts.filter(({ what }) => !('reason' in what))
      this.set({ snapshot, seen: this.remembered(snapshot), foreseen: new Map(), toasts })
    }
  }

  /** What was taken back never was. */
  private remembered(snapshot: TableSnapshot): readonly TableSnapshot[] {
    const position = snapshot.view?.position ?? 0
    const before = this.state.seen.filter(({ view }) => (view?.position ?? 0) < position)
    return [...before.slice(-MOST_SEEN), snapshot]
  }
}
