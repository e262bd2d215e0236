import type { Command, ServerMessage } from '@nora/protocol'
import type { Done, HostCommand, Person, TableMessage } from '@nora/room'
import type { KeptTable } from '../kept-table.ts'
import type { WantedTable } from '../open-room.ts'
import type { GivenTo, Questions } from '../questions.ts'
import type { Viewer } from '../viewer.ts'
import type { Sandbox } from './sandbox.ts'
import { Viewers } from './viewers.ts'

/** A table whose rules run in another thread. Who looks at it is known here. */
export class SandboxedTable implements KeptTable {
  readonly id: string
  readonly audience = new Viewers((number) => {
    this.thread.forget(number)
    this.thread.tell('dismiss', this.id, number)
  })
  private readonly thread: Sandbox
  /** What was asked there and is not answered yet. */
  private underWay = 0

  constructor(id: string, thread: Sandbox) {
    this.id = id
    this.thread = thread
  }

  get isIdle(): boolean {
    return this.audience.isEmpty && this.underWay === 0
  }

  /** The thread says so by itself. */
  get isDone(): boolean {
    return false
  }

  open(wanted: WantedTable, by: Person): Promise<void> {
    return this.counted(this.thread.call('open', this.id, wanted, by))
  }

  ask<N extends keyof Questions>(name: N, ...given: GivenTo<N>): Promise<ReturnType<Questions[N]>> {
    return this.counted(this.thread.call('ask', this.id, name, given)) as Promise<ReturnType<Questions[N]>>
  }

  obey(command: Command | HostCommand, by: Person | null): Promise<Done> {
    return this.counted(this.thread.call('obey', this.id, command, by))
  }

  async answer(message: TableMessage, by: Person | null, reply: (message: ServerMessage) => void): Promise<void> {
    const replies = this.thread.listen(reply)
    try {
      await this.counted(this.thread.call('answer', this.id, message, by, replies))
    } finally {
      this.thread.unlisten(replies)
    }
  }

  async attach(viewer: Viewer, from: number | undefined, beside: Parameters<KeptTable['attach']>[2]): Promise<void> {
    const number = this.thread.know(viewer)
    const person = viewer.person?.id ?? null
    try {
      await this.counted(beside().then((extras) => this.thread.call('attach', this.id, number, person, from, extras)))
      this.audience.add(viewer, number)
    } catch (error) {
      this.thread.forget(number)
      throw error
    }
  }

  heard(seq: number): Promise<void> {
    return this.unlessGone(this.thread.call('heard', this.id, seq))
  }

  wake(): Promise<void> {
    return this.unlessGone(this.thread.call('wake', this.id))
  }

  forgetName(person: string): Promise<void> {
    return this.counted(this.thread.call('forgetName', this.id, person))
  }

  readAgain(): Promise<void> {
    return this.unlessGone(this.thread.call('readAgain', this.id))
  }

  settled(): Promise<void> {
    return this.unlessGone(this.thread.call('settled', this.id))
  }

  letGo(): void {
    this.thread.letGo(this.id)
  }

  /** Where nobody waits for it, a thread that was ended is no news: it was told where it was ended. */
  private unlessGone(work: Promise<void>): Promise<void> {
    return this.counted(work).catch(() => {})
  }

  private async counted<T>(work: Promise<T>): Promise<T> {
    this.underWay++
    try {
      return await work
    } finally {
      this.underWay--
    }
  }
}
