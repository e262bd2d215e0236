import { useLocation } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { importLocal } from '../../connection/local-games.ts'
import { ProblemNotice } from '../../ui/problem.tsx'
import { useDoing } from '../../ui/use-doing.ts'
import { FileButton } from '../parts/file-button.tsx'

/** Takes a game from a file, to go on with it or to look at it. */
export function ImportGame() {
  const voice = useVoice()
  const [, navigate] = useLocation()
  const { busy, problem, run } = useDoing()
  const read = (file: File) => void run(async () => navigate(`/local/${await importLocal(await file.text())}`))
  return (
    <>
      <ProblemNotice problem={problem} />
      <p>
        <FileButton label={voice.format('webHouse.games.import')} busy={busy} onFile={read} />
      </p>
    </>
  )
}
