// The process that `npm start` runs.
import { createServer } from './create-server.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

const stopSignals = ['SIGINT', 'SIGTERM'] as const

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const server = createServer()
  for (const signal of stopSignals) process.once(signal, () => void server.close())
  try {
    await server.listen(settings)
  } catch (error) {
    throw new SettingsError(explained(error, settings), { cause: error })
  }
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  console.log(`Nora answers on http://${settings.host}:${port} (stop with Ctrl+C)`)
}

function explained(error: unknown, { host, port }: Settings): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is already taken. Stop the program that uses it, or choose another port: PORT=4001 npm start`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Choose one above 1023.`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `HOST is "${host}", which is no address of this machine.`
  return `The server could not start: ${String(error)}`
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exitCode = 1
})
