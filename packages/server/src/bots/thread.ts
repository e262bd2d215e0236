// One thread in which bots think. It is asked by message and answers by message, one question at a time.
import { parentPort } from 'node:worker_threads'
import type { Thought } from '@nora/room'
import { Shelf } from '../rules/shelf.ts'
import { type Decided, think } from './think.ts'

/** A pack comes with the first question that needs it. */
export interface Asked {
  readonly thought: Thought
  readonly packText: string | undefined
}

export type Answered = { readonly decided: Decided } | { readonly failure: string }

const texts = new Map<string, string>()
const shelf = new Shelf(async (hash) => texts.get(hash))

async function answered({ thought, packText }: Asked): Promise<Answered> {
  try {
    if (thought.pack !== null && packText !== undefined) texts.set(thought.pack, packText)
    return { decided: think(await shelf.find(thought), thought) }
  } catch (error) {
    return { failure: String(error) }
  }
}

parentPort?.on('message', (asked: Asked) => {
  void answered(asked).then((answer) => parentPort?.postMessage(answer))
})
