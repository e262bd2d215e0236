// Stands for the thread in which tables are played: what it is asked to obey says what it does.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { BEATS, type MainMethods, type SandboxData, TABLE } from '../../src/tables/sandbox/methods.ts'
import { Calls } from '../../src/threads/calls.ts'

const { cells } = workerData as SandboxData
const numbers = new Map<string, number>()
let outages: readonly unknown[] = []

const main: Calls<MainMethods> = new Calls<MainMethods>(parentPort as MessagePort, {
  letGo: () => {},
  outages: (all: readonly unknown[]) => {
    outages = all
  },
  obey: async (table: string, { type }: { type: string }) => {
    if (type === 'waits') return new Promise(() => {})
    const number = numbers.get(table) ?? numbers.size + 1
    numbers.set(table, number)
    main.tell('named', number, table)
    Atomics.store(cells, TABLE, number)
    if (type === 'counts outages after a thought') await main.call('think', table, '', {} as never)
    if (type === 'counts outages after storing') await main.call('stored', 'append', [table])
    if (type.startsWith('counts')) return { seq: outages.length }
    if (type === 'stores, then never ends') void main.call('stored', 'append', [table])
    if (type === 'fills the memory') for (const all: number[][] = []; ; ) all.push(Array(100_000).fill(all.length))
    if (type.endsWith('never ends')) for (;;);
    return { seq: 1 }
  },
})

setInterval(() => Atomics.add(cells, BEATS, 1), 50)
main.tell('ready')
