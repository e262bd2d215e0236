import { useVoice } from '../../app/voice.tsx'
import { explain } from './explain.ts'
import { Notice } from './notice.tsx'

/** What stood in the way, as a sentence; nothing if nothing did. */
export function ProblemNotice({ problem }: { readonly problem: unknown }) {
  const voice = useVoice()
  if (problem === undefined) return null
  return (
    <Notice tone="bad">
      <p>{explain(voice, problem)}</p>
    </Notice>
  )
}
