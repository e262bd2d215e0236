// One thread in which bots think.
import { randomInt } from 'node:crypto'
import { seededFate } from '@nora/kernel'
import { hintInTime } from '@nora/release'
import type { Decided } from '@nora/room'
import { answering } from '../threads/answering.ts'
import { bePolite } from '../threads/be-polite.ts'
import { Minds } from './minds.ts'
import type { Hinted, ThinkRequest } from './thinkers.ts'

const SEEDS = 2 ** 31
/** Games with packs that are kept ready. */
const PACKS = 8
const minds = new Minds()

answering<ThinkRequest, Decided | Hinted>(async (request, registry) => {
  const { thought } = request
  // Where packs are thought about, nothing else is.
  if (thought.pack !== null) bePolite()
  const release = await registry.find(thought)
  if (request.asksHint) return { hint: hintInTime(release, thought, () => performance.now()) }
  const mind = minds.find(release, request)
  if (!mind) throw new Error(`${thought.game} has no bot ${thought.bot}`)
  const decided = release.decide(mind, thought, seededFate(randomInt(SEEDS)))
  minds.keep(mind, request, decided)
  return decided
}, PACKS)
