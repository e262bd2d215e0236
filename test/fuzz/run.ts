// Very many inputs thrown at one server: structure-aware, almost right and raw, over every way in.
import { seededFate } from '@nora/kernel'
import { Attacker } from './attacker.ts'
import { type Attack, Material } from './material.ts'
import { Target } from './target.ts'

export interface Wish {
  readonly inputs: number
  readonly seed: number
}

export interface Report extends Wish {
  /** Whether the process ended: by a fault, a rejection nobody handled, or for want of memory. */
  readonly crashes: number
  /** Answers of 500 and more, internal failures told at a table, and what was never answered. */
  readonly failed: number
  /** Lines of the log that say that something failed. */
  readonly complaints: number
  /** The longest that the main thread calculated without a pause, in milliseconds, and how often that was too long. */
  readonly longestBlockMs: number
  readonly blocked: number
  /** What the heap has grown by from the first tenth to the end, in megabytes. */
  readonly grownMb: number
  readonly answers: { readonly [answer: string]: number }
  /** The first few of what failed. */
  readonly examples: readonly string[]
}

const TOO_LONG_MS = 100
const ATTACKERS = 6
/** How often it is looked how the server is. */
const STRETCHES = 10
const EXAMPLES = 5
/** Packs and games are checked in threads, and one of them costs as much as hundreds of messages. */
const attacks: readonly Attack[] = [
  ...Array<Attack>(12).fill('socket'),
  ...Array<Attack>(80).fill('request'),
  ...Array<Attack>(4).fill('bytes'),
  ...Array<Attack>(3).fill('pack'),
  ...Array<Attack>(3).fill('game'),
]

export async function fuzz({ inputs, seed }: Wish): Promise<Report> {
  const target = await Target.start()
  try {
    const material = await Material.gather(target.address)
    const attackers = Array.from(
      { length: ATTACKERS },
      (_, index) => new Attacker(target.address, material, seededFate(seed * 100 + index)),
    )
    const fate = seededFate(seed)
    // What was compiled and filled at the start is no fault of an input.
    await target.suffered()
    const blocks: number[] = []
    const heaps: number[] = []
    let thrown = 0
    for (let stretch = 1; stretch <= STRETCHES && target.isAlive; stretch++) {
      const until = (inputs * stretch) / STRETCHES
      const go = async (attacker: Attacker) => {
        while (thrown < until && target.isAlive) {
          const attack = attacks[fate.below(attacks.length)] as Attack
          const count = await attacker.throwOne(attack)
          thrown += count
        }
      }
      await Promise.all(attackers.map(go))
      const { longestMs, heapMb } = await target.suffered()
      blocks.push(longestMs)
      heaps.push(heapMb)
    }
    const answers = new Map<string, number>()
    for (const attacker of attackers)
      for (const [answer, count] of attacker.answers) answers.set(answer, (answers.get(answer) ?? 0) + count)
    const failures = attackers.flatMap((attacker) => attacker.failures)
    return {
      inputs: thrown,
      seed,
      crashes: target.isAlive ? 0 : 1,
      failed: failures.length,
      complaints: target.complaints.length,
      longestBlockMs: Math.round(Math.max(...blocks)),
      blocked: blocks.filter((ms) => ms > TOO_LONG_MS).length,
      grownMb: Math.round((heaps.at(-1) as number) - (heaps[0] as number)),
      answers: Object.fromEntries([...answers].sort(([, one], [, other]) => other - one)),
      examples: [...failures, ...target.complaints].slice(0, EXAMPLES),
    }
  } finally {
    await target.stop()
  }
}
