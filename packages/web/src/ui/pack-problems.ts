import { isRecord, type Reason } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { reasonIn } from '@nora/words'
import { gameIds } from '../games/index.ts'

/** Where the sentences about records stand: what any pack may get wrong, then what only one of the games minds. */
const areas = ['effects', ...gameIds] as const

/** More than this nobody mends at a time. */
const MOST = 10

/** What is wrong with a pack that was refused, each with its record and field; nothing for other reasons. */
export function packProblems({ code, params }: Reason): readonly Reason[] {
  const { problems } = params ?? {}
  if (code !== 'badPack' || !Array.isArray(problems)) return []
  return problems.slice(0, MOST).flatMap((problem) => {
    if (!isRecord(problem) || typeof problem.code !== 'string') return []
    const { code: what, ...rest } = problem
    const where = [rest.file, rest.record].filter((part) => part !== undefined && part !== '').join(', ')
    return [{ code: what, params: { ...rest, where } }]
  })
}

/** The sentence for one of them. The voice has to know the games. */
export function packProblemIn(voice: Catalogue, problem: Reason): string {
  const area = areas.find((one) => voice.has(`${one}.why.${problem.code}`)) ?? 'effects'
  return reasonIn(voice, area, problem)
}
