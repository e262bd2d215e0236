import type { ServerMessage } from '@nora/protocol'
import { type Person, type Ports, TableHost, type TableMessage } from '@nora/room'
import type { RulesRegistry } from '../rules/registry.ts'
import type { TableStore } from '../store/table-store.ts'
import { type AnswerServices, answerAt } from './answer-at.ts'
import { forgetName } from './forget-name.ts'
import type { KeptTable } from './kept-table.ts'
import { openRoom, type WantedTable } from './open-room.ts'
import { type GivenTo, type Questions, questions } from './questions.ts'
import type { Viewer } from './viewer.ts'

/** A table whose rules run in this thread: they are those of this code, with its own content. */
export class OwnRulesTable extends TableHost<Viewer> implements KeptTable {
  private readonly registry: RulesRegistry
  private readonly tables: TableStore
  private readonly others: AnswerServices

  constructor(id: string, ports: Ports, registry: RulesRegistry, tables: TableStore, others: AnswerServices) {
    super(id, ports)
    this.registry = registry
    this.tables = tables
    this.others = others
  }

  async open(wanted: WantedTable, by: Person): Promise<void> {
    const { room, ...step } = await openRoom(this.registry, wanted, by)
    await this.begin(room, step)
  }

  ask<N extends keyof Questions>(name: N, ...given: GivenTo<N>): Promise<ReturnType<Questions[N]>> {
    return this.read((room) => (questions[name] as (...all: unknown[]) => never)(room, ...given))
  }

  answer(message: TableMessage, by: Person | null, reply: (message: ServerMessage) => void): Promise<void> {
    return answerAt(this, this.others, message, by, reply)
  }

  forgetName(person: string): Promise<void> {
    return this.drop(() => forgetName(this.tables, this.id, person))
  }

  readAgain(): Promise<void> {
    return this.drop()
  }
}
