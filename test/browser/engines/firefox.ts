// Firefox speaks WebDriver BiDi by itself, over one socket.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { programOf } from '../../../scripts/system.mjs'
import { clickAt, type Engine, START_MS } from './engine.ts'

interface Answer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly message?: string
}

export async function firefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'nora-firefox-'))
  const args = [
    '--headless',
    '--remote-debugging-port',
    '0',
    '--profile',
    profile,
    '--width',
    '1440',
    '--height',
    '900',
  ]
  const program = spawn(programOf('firefox') as string, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => program.once('exit', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => reject(new Error(`firefox did not start:\n${said}`)), START_MS)
    program.stderr.on('data', (data) => {
      said += data
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (!found) return
      clearTimeout(late)
      resolve(found)
    })
  })
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let asked = 0
  const ask = <T>(method: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++asked
      waiting.set(id, (answer) => {
        waiting.delete(id)
        if (answer.type === 'success') resolve(answer.result as T)
        else reject(new Error(`${method}: ${answer.message}`))
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  await ask('session.new', { capabilities: {} })
  const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context as string
  await ask('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } })
  return {
    goTo: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    read: async (expression) => {
      const found = await ask<{ result?: { value?: string }; exceptionDetails?: { text: string } }>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((found) => JSON.stringify(found) ?? 'null')`,
        target: { context },
        awaitPromise: true,
      })
      if (found.exceptionDetails) throw new Error(found.exceptionDetails.text)
      return JSON.parse(found.result?.value ?? 'null')
    },
    click: (x, y) => ask('input.performActions', { context, actions: [clickAt(x, y)] }),
    close: async () => {
      socket.close()
      program.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
