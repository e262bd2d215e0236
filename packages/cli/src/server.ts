import type { Reason } from '@nora/kernel'
import { message } from '@nora/messages'
import type { Settings } from '@nora/server'
import { type Complaint, Problem } from './problem.ts'

type Server = typeof import('@nora/server')

/** The server is only loaded by the commands that need it: it opens databases and sockets. */
export const server = (): Promise<Server> => import('@nora/server')

export async function settings(): Promise<Settings> {
  const { readSettings } = await server()
  return withServerProblems(() => readSettings(process.env))
}

/** What the server refuses, said as the command line says it. */
export async function withServerProblems<T>(work: () => T | Promise<T>): Promise<T> {
  const { SettingsError, Problem: ServerProblem } = await server()
  try {
    return await work()
  } catch (error) {
    if (error instanceof SettingsError) throw new Problem(message('cli.error.setting', { detail: error.message }))
    if (error instanceof ServerProblem) throw new Problem(complaint(error.reason))
    throw error
  }
}

function complaint({ code, params = {} }: Reason): Complaint {
  if (code === 'noSuchTable') return message('cli.admin.noSuchTable', { table: String(params.table) })
  if (code === 'noSuchReport') return message('cli.admin.noSuchReport', { report: String(params.report) })
  if (code === 'noSuchPerson') return message('cli.admin.noSuchPerson', { name: String(params.name) })
  return { area: 'room', reason: { code, params } }
}

/** Resolves when the process is asked to end. */
export function askedToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
