// The other programs of a cluster, PostgreSQL and NATS, started for a test from what Debian installs and stopped after it.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * It can be taken down without warning and be up again, as it was, at the same address.
 * @typedef {{ readonly url: string, down(): Promise<void>, up(): Promise<void>, stop(): Promise<void> }} Machine
 */

const POSTGRES_FOLDER = '/usr/lib/postgresql'
const NATS_PLACES = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server']
/** PostgreSQL refuses to run as root; one of these runs it then. */
const UNPRIVILEGED = ['postgres', 'nobody']
const PATIENCE_MS = 20_000

/** The folder of PostgreSQL's programs, or nothing if this machine has none. @returns {string | undefined} */
export function findPostgres() {
  if (!existsSync(POSTGRES_FOLDER)) return undefined
  const versions = readdirSync(POSTGRES_FOLDER).sort((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(POSTGRES_FOLDER, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/** @returns {string | undefined} */
export const findNats = () => NATS_PLACES.find((place) => existsSync(place))

/** A new, empty PostgreSQL cluster of its own. @returns {Promise<Machine>} */
export async function startPostgres() {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'nora-postgres-'))
  const user = process.getuid?.() === 0 ? unprivileged() : {}
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'nora', '-A', 'trust', '--no-sync', '-E', 'UTF8'], {
    ...user,
    cwd: folder,
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, max_connections: 100 }
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const start = async () => {
    const child = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' })
    await answering(child, port, () => isReady(bin, port))
    return child
  }
  // Down is PostgreSQL's own shutdown without a checkpoint: what was not flushed to its log is gone.
  const machine = await machineOf(`postgres://nora@127.0.0.1:${port}/postgres`, start, 'SIGQUIT')
  return { ...machine, stop: () => machine.stop().then(() => rmSync(folder, { recursive: true, force: true })) }
}

/** @returns {Promise<Machine>} */
export async function startNats() {
  const program = findNats()
  if (!program) throw new Error('nats-server is not installed')
  const port = await freePort()
  const start = async () => {
    const child = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    await answering(child, port, () => true)
    return child
  }
  return machineOf(`nats://127.0.0.1:${port}`, start, 'SIGKILL')
}

/**
 * @param {string} url @param {() => Promise<import('node:child_process').ChildProcess>} start
 * @param {NodeJS.Signals} blow what it does not survive @returns {Promise<Machine>}
 */
async function machineOf(url, start, blow) {
  let child = await start()
  return {
    url,
    down: () => ended(child, blow),
    up: async () => {
      child = await start()
    },
    stop: () => ended(child, 'SIGINT'),
  }
}

/** @returns {{ uid?: number, gid?: number }} */
function unprivileged() {
  for (const name of UNPRIVILEGED) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name]).stdout.toString().trim() || NaN))
    if (uid && gid) return { uid, gid }
  }
  throw new Error(`none of the users ${UNPRIVILEGED.join(', ')} exists`)
}

/** @returns {Promise<number>} */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}

/** @param {import('node:child_process').ChildProcess} child @param {number} port @param {() => boolean} isUp */
async function answering(child, port, isUp) {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`)
    if ((await connects(port)) && isUp()) return
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  child.kill('SIGKILL')
  throw new Error(`${child.spawnfile} does not answer`)
}

/** @param {string} bin @param {number} port */
const isReady = (bin, port) =>
  spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0

/** @param {number} port @returns {Promise<boolean>} */
function connects(port) {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
async function ended(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
