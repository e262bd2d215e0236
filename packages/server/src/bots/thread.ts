// One thread in which bots think.
import { randomInt } from 'node:crypto'
import { seededFate } from '@nora/kernel'
import { hintInTime } from '@nora/release'
import type { Decided } from '@nora/room'
import { answering } from '../threads/answering.ts'
import { bePolite } from '../threads/be-polite.ts'
import { Minds } from './minds.ts'
import type { Hinted, Question } from './thinkers.ts'

const SEEDS = 2 ** 31
/** Games with packs that are kept ready. */
const PACKS = 8
const minds = new Minds()

answering<Question, Decided | Hinted>(async (question, registry) => {
  const { thought } = question
  // Where packs are thought about, nothing else is.
  if (thought.pack !== null) bePolite()
  const release = await registry.find(thought)
  if (question.asksHint) return { hint: hintInTime(release, thought, () => performance.now()) }
  const mind = minds.find(release, question)
  if (!mind) throw new Error(`${thought.game} has no bot ${thought.bot}`)
  const decided = release.decide(mind, thought, seededFate(randomInt(SEEDS)))
  minds.keep(mind, question, decided)
  return decided
}, PACKS)
