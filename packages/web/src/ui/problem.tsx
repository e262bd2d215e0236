import { type Reason, Refused } from '@nora/kernel'
import { SpeakingOfGames, useVoice } from '../app/voice.tsx'
import { explain } from './explain.ts'
import { Notice } from './notice.tsx'
import { packProblemIn, packProblems } from './pack-problems.ts'

/** What stood in the way, as a sentence; nothing if nothing did. */
export function ProblemNotice({ problem }: { readonly problem: unknown }) {
  const voice = useVoice()
  if (problem === undefined) return null
  const details = problem instanceof Refused ? packProblems(problem.reason) : []
  return (
    <Notice tone="bad">
      <p>{explain(voice, problem)}</p>
      {details.length > 0 && (
        <SpeakingOfGames>
          <PackProblems problems={details} />
        </SpeakingOfGames>
      )}
    </Notice>
  )
}

/** Record by record, so that its owner knows what to mend. */
function PackProblems({ problems }: { readonly problems: readonly Reason[] }) {
  const voice = useVoice()
  const sentences = problems.map((problem) => packProblemIn(voice, problem))
  return (
    <ul>
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
