// What runs in a thread that plays by rules: it is asked by message and answers by message, one question at a time.
import { parentPort } from 'node:worker_threads'
import type { Json } from '@nora/kernel'
import { RulesRegistry, type Sources } from '../rules/registry.ts'
import type { KeptRules } from '../store/rules-store.ts'
import { type ProblemSaid, sayProblem } from './problem-said.ts'

/** What a thread cannot read itself: it is sent when it was lacking. */
export interface Supplies {
  readonly pack: string | undefined
  readonly rules: readonly KeptRules[]
}

export interface Asked<Q> {
  readonly question: Q
  readonly supplies: Supplies | undefined
}

export type Said<A> =
  | { readonly ready: true }
  | { readonly answer: A }
  /** A problem that rules or a pack from the store may solve. */
  | { readonly lacking: ProblemSaid }
  | { readonly problem: ProblemSaid }
  | { readonly failure: string }

/** Older rules of the store may know the content, or the pack. */
const lackings = ['wrongVersion', 'contentMismatch', 'unknownPack', 'badPack']

/** Answers every question that comes; `packs` is how many games with packs are kept ready. */
export function answering<Q, A>(answer: (question: Q, registry: RulesRegistry) => Promise<A>, packs?: number): void {
  let supplies: Supplies | undefined
  const sources: Sources = {
    pack: async () => supplies?.pack,
    rules: async (_name, known) => supplies?.rules.filter(({ contentHash }) => !known.includes(contentHash)) ?? [],
  }
  const registry = new RulesRegistry(sources, undefined, packs)

  async function said(question: Q): Promise<Said<A>> {
    try {
      return { answer: await answer(question, registry) }
    } catch (error) {
      const problem = sayProblem(error)
      if (!problem) return { failure: String(error) }
      return !supplies && lackings.includes(problem.code) ? { lacking: problem } : { problem }
    }
  }

  parentPort?.on('message', (asked: Asked<Q>) => {
    supplies = asked.supplies
    void said(asked.question).then((answer) => parentPort?.postMessage(answer))
  })
  parentPort?.postMessage({ ready: true } satisfies Said<Json>)
}
