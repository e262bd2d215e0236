import { useId } from 'react'
import { useLocation } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { importLocal } from '../../connection/local-games.ts'
import button from '../../ui/button.module.css'
import { ProblemNotice } from '../parts/problem.tsx'
import { useDoing } from '../parts/use-doing.ts'
import style from './import-game.module.css'

/** Takes a game from a file, to go on with it or to look at it. */
export function ImportGame() {
  const voice = useVoice()
  const id = useId()
  const [, navigate] = useLocation()
  const { busy, problem, run } = useDoing()
  const read = (file: File | undefined) => {
    if (file) void run(async () => navigate(`/local/${await importLocal(await file.text())}`))
  }
  return (
    <>
      <ProblemNotice problem={problem} />
      <p>
        <label className={`${button.button} ${style.file}`} htmlFor={id}>
          {voice.format('webHouse.games.import')}
          <input
            id={id}
            className="unseen"
            type="file"
            accept="application/json,.json"
            disabled={busy}
            onChange={({ target }) => {
              read(target.files?.[0])
              // The same file may be chosen again.
              target.value = ''
            }}
          />
        </label>
      </p>
    </>
  )
}
