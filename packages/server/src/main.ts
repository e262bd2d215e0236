// The process that `npm start` runs.

import { watchOver } from './monitoring/watchdog.ts'
import { startNode } from './node.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

const stopSignals = ['SIGINT', 'SIGTERM'] as const

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const node = await startNode(settings).catch((error: unknown) => {
    throw error instanceof SettingsError ? error : new SettingsError(explained(error, settings), { cause: error })
  })
  for (const signal of stopSignals) process.once(signal, () => void node.stop())
  if (settings.watchdogSeconds > 0) watchOver(settings.watchdogSeconds)
  console.log(`Nora answers on ${node.address} (stop with Ctrl+C)`)
}

function explained(error: unknown, { host, port }: Settings): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is already taken. Stop the program that uses it, or choose another port: PORT=4001 npm start`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Choose one above 1023.`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `HOST is "${host}", which is no address of this machine.`
  return `The server could not start: ${error instanceof Error ? error.stack : String(error)}`
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exitCode = 1
})
