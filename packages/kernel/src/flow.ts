import type { Json } from './json.ts'
import { confirmKind, type Decision, type Kind, pauseKind } from './kind.ts'
import { HOST, type Seat } from './seat.ts'
import type { Table } from './table.ts'

/** What a flow gets back: which of its questions was answered, and how. */
export interface Reply {
  decision: Decision
  choice: Json
}

/** A rule as it reads in the rulebook: it yields the questions that are open and goes on with an answer. */
export type Flow<R = void> = Generator<readonly Decision[], R, Reply>

/** Asks one seat one question. If an interrupt has left nothing to choose, the answer is null. */
export function* ask<T extends Table, A extends Json, C extends Json>(
  _table: T,
  seat: Seat,
  kind: Kind<T, A, C>,
  args: A,
): Flow<C> {
  const reply = yield [{ seat, kind: kind.name, args }]
  return reply.choice as C
}

/** As `ask`, but no interrupt may come before the answer. */
export function* askClosed<T extends Table, A extends Json, C extends Json>(
  _table: T,
  seat: Seat,
  kind: Kind<T, A, C>,
  args: A,
): Flow<C> {
  const reply = yield [{ seat, kind: kind.name, args, closed: true }]
  return reply.choice as C
}

/** The seat's turn ends here: from here on its choices stand. */
export function* confirm(_table: Table, seat: Seat): Flow {
  yield [{ seat, kind: confirmKind.name, args: null }]
}

/** A moment in which any seat may interrupt; `where` names it for those who wait. */
export function* pause(_table: Table, where: Json): Flow {
  yield [{ seat: HOST, kind: pauseKind.name, args: where }]
}

/**
 * Several seats decide at once: one flow per seat, each going on as its own seat answers. A seat may take its last
 * answer back until all flows have ended, so one flow must not depend on what another one does meanwhile.
 */
export function* together(table: Table, flows: readonly Flow[]): Flow {
  const group = table.groups++
  const tagged = (decision: Decision): Decision => (decision.group === undefined ? { ...decision, group } : decision)
  const open: { flow: Flow; owed: readonly Decision[] }[] = []
  for (const flow of flows) {
    const first = flow.next()
    if (!first.done) open.push({ flow, owed: first.value.map(tagged) })
  }
  while (open.length > 0) {
    const reply = yield open.flatMap((part) => part.owed)
    const index = open.findIndex((part) => part.owed.includes(reply.decision))
    const part = open[index] as (typeof open)[number]
    const next = part.flow.next(reply)
    if (next.done) open.splice(index, 1)
    else part.owed = next.value.map(tagged)
  }
}
