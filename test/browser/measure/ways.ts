import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { wayQuestion } from '@nora/woodcraft'
import { cases } from '../../../packages/woodcraft/test/ways/positions.ts'
import { siteFolder } from '../../../scripts/built.mjs'
import type { House } from '../support/house.ts'

const WAYS = 1_000

const assets = fileURLToPath(new URL(`../../../${siteFolder}/assets`, import.meta.url))

/** Milliseconds from asking for the shortest way to an order until the page has its answer, which the site's own worker finds. */
export async function waySearches(house: House): Promise<readonly number[]> {
  const worker = readdirSync(assets).find((name) => /^ways-worker-.*\.js$/.test(name))
  if (worker === undefined) throw new Error('the site has no worker for ways')
  const questions: string[] = []
  for (const { position, seat, order } of cases()) {
    const { hands, ...question } = wayQuestion(position.table, seat, order)
    questions.push(JSON.stringify({ ...question, hands: [...hands] }))
    if (questions.length === WAYS) break
  }
  const visitor = await house.visit()
  await visitor.goTo('/')
  const times = await visitor.page.evaluate(askAll, { address: `/assets/${worker}`, questions })
  await visitor.leave()
  return times
}

/** Runs in the page: asks as the table asks, in the messages of comlink, one question after the other. */
async function askAll({ address, questions }: { address: string; questions: readonly string[] }) {
  const worker = new Worker(address, { type: 'module' })
  const times: number[] = []
  for (const [index, text] of questions.entries()) {
    const question = JSON.parse(text)
    const value = { ...question, hands: Uint8Array.from(question.hands) }
    const since = performance.now()
    await new Promise<void>((resolve, reject) => {
      worker.onerror = () => reject(new Error('the worker failed'))
      worker.onmessage = ({ data }) => {
        if (data.id !== String(index)) return
        if (data.type === 'RAW' && ('way' in data.value || 'none' in data.value)) resolve()
        else reject(new Error(`the worker answered ${JSON.stringify(data)}`))
      }
      worker.postMessage({ id: String(index), type: 'APPLY', path: ['find'], argumentList: [{ type: 'RAW', value }] })
    })
    times.push(performance.now() - since)
  }
  worker.terminate()
  return times
}
