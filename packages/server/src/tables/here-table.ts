import type { Command, ServerMessage } from '@nora/protocol'
import { type HostCommand, type Person, type Ports, TableHost, type TableMessage } from '@nora/room'
import type { RulesRegistry } from '../rules/registry.ts'
import type { TableStore } from '../store/table-store.ts'
import { type AnsweredFor, answerAt } from './answer-at.ts'
import { forgetName } from './forget-name.ts'
import type { KeptTable } from './kept-table.ts'
import { openRoom, type WantedTable } from './open-room.ts'
import { type GivenTo, type Questions, questions } from './questions.ts'
import type { Viewer } from './viewer.ts'

/** A table whose rules run in this thread: they are those of this code, with its own content. */
export class HereTable implements KeptTable {
  readonly id: string
  private readonly host: TableHost<Viewer>
  private readonly registry: RulesRegistry
  private readonly tables: TableStore
  private readonly around: AnsweredFor

  constructor(id: string, ports: Ports, registry: RulesRegistry, tables: TableStore, around: AnsweredFor) {
    this.id = id
    this.host = new TableHost(id, ports)
    this.registry = registry
    this.tables = tables
    this.around = around
  }

  get audience() {
    return this.host.audience
  }

  get isIdle(): boolean {
    return this.host.isIdle
  }

  get isDone(): boolean {
    return this.host.isDone
  }

  async begin(wanted: WantedTable, by: Person): Promise<void> {
    const { room, ...step } = await openRoom(this.registry, wanted, by)
    await this.host.begin(room, step)
  }

  ask<N extends keyof Questions>(name: N, ...given: GivenTo<N>): Promise<ReturnType<Questions[N]>> {
    return this.host.read((room) => (questions[name] as (...all: unknown[]) => never)(room, ...given))
  }

  obey(command: Command | HostCommand, by: Person | null) {
    return this.host.obey(command, by)
  }

  answer(message: TableMessage, by: Person | null, reply: (message: ServerMessage) => void): Promise<void> {
    return answerAt(this.host, this.around, message, by, reply)
  }

  attach(...given: Parameters<KeptTable['attach']>): Promise<void> {
    return this.host.attach(...given)
  }

  heard(seq: number): Promise<void> {
    return this.host.heard(seq)
  }

  wake(): Promise<void> {
    return this.host.wake()
  }

  forgetName(person: string): Promise<void> {
    return this.host.drop(() => forgetName(this.tables, this.id, person))
  }

  readAgain(): Promise<void> {
    return this.host.drop()
  }

  settled(): Promise<void> {
    return this.host.settled()
  }

  letGo(): void {}
}
