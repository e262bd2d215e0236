// WebKit as Debian has it: its own small browser in a window that nobody sees, driven by WebDriver.
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { programOf } from '../../../scripts/system.mjs'
import { clickAt, type Engine, START_MS } from './engine.ts'

/** Free by custom: neither a server nor another test takes them. */
const PORT = 4479
const SCREEN = ':79'

export async function webkit(): Promise<Engine> {
  const screen = spawn(programOf('xvfb') as string, [SCREEN, '-screen', '0', '1600x1000x24'], { stdio: 'ignore' })
  const env = { ...process.env, DISPLAY: SCREEN, WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  const driver = spawn(programOf('webkit') as string, [`--port=${PORT}`], { stdio: 'ignore', env })
  const ask = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  await untilAnswered(() => ask('GET', '/status'))
  const options = { binary: programOf('minibrowser'), args: ['--automation'] }
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `/session/${sessionId}`
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 960 })
  return {
    goTo: (url) => ask('POST', `${session}/url`, { url }),
    read: async (expression) => {
      const script = `const done = arguments[0]
        Promise.resolve(${expression}).then((found) => done(JSON.stringify(found) ?? 'null'), (error) => done('!' + error))`
      const found = await ask<string>('POST', `${session}/execute/async`, { script, args: [] })
      if (found.startsWith('!')) throw new Error(found)
      return JSON.parse(found)
    },
    click: async (x, y) => {
      await ask('POST', `${session}/actions`, { actions: [clickAt(x, y)] })
    },
    close: async () => {
      await ask('DELETE', session).catch(() => {})
      await Promise.all([ended(driver), ended(screen)])
    },
  }
}

async function untilAnswered(question: () => Promise<unknown>): Promise<void> {
  for (const until = Date.now() + START_MS; ; await wait(200)) {
    try {
      await question()
      return
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

function ended(program: ChildProcess): Promise<unknown> {
  const gone = new Promise((resolve) => program.once('exit', resolve))
  program.kill()
  return gone
}
