// One thread in which bots think.
import { randomInt } from 'node:crypto'
import { seededFate } from '@nora/kernel'
import type { Decided } from '@nora/room'
import { answering } from '../threads/answering.ts'
import { Minds } from './minds.ts'
import type { Question } from './thinkers.ts'

const SEEDS = 2 ** 31
const minds = new Minds()

answering<Question, Decided>(async (question, registry) => {
  const { thought } = question
  const release = await registry.find(thought)
  const mind = minds.find(release, question)
  if (!mind) throw new Error(`${thought.game} has no bot ${thought.bot}`)
  const decided = release.decide(mind, thought, seededFate(randomInt(SEEDS)))
  minds.keep(mind, question, decided)
  return decided
})
