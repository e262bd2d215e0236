// One thread in which bots think. It is asked by message and answers by message, one question at a time.
import { randomInt } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { seededFate } from '@nora/kernel'
import { Problem } from '../problem.ts'
import { RulesRegistry, type Sources } from '../rules/registry.ts'
import type { KeptRules } from '../store/rules-store.ts'
import { Minds } from './minds.ts'
import type { Decided } from './think.ts'
import type { Question } from './thinkers.ts'

/** What a thread cannot read itself: it is sent when it was lacking. */
export interface Supplies {
  readonly pack: string | undefined
  readonly rules: readonly KeptRules[]
}

export interface Asked {
  readonly question: Question
  readonly supplies: Supplies | undefined
}

export type Answered = { readonly decided: Decided } | { readonly failure: string } | { readonly lacking: true }

const SEEDS = 2 ** 31
let supplies: Supplies | undefined
const sources: Sources = {
  pack: async () => supplies?.pack,
  rules: async (_name, known) => supplies?.rules.filter(({ contentHash }) => !known.includes(contentHash)) ?? [],
}
const registry = new RulesRegistry(sources)
const minds = new Minds()

async function answered(question: Question): Promise<Answered> {
  try {
    const { thought } = question
    const release = await registry.find(thought)
    const mind = minds.find(release, question)
    if (!mind) throw new Error(`${thought.game} has no bot ${thought.bot}`)
    const decided = release.decide(mind, thought, seededFate(randomInt(SEEDS)))
    minds.keep(mind, question, decided)
    return { decided }
  } catch (error) {
    if (error instanceof Problem && !supplies) return { lacking: true }
    return { failure: String(error) }
  }
}

parentPort?.on('message', (asked: Asked) => {
  supplies = asked.supplies
  void answered(asked.question).then((answer) => parentPort?.postMessage(answer))
})
