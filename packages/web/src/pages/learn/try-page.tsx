import { useEffect, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { IconsProvider } from '../../art/icons/icon.tsx'
import { fetchExamples } from '../../games/fetch.ts'
import { isGameId } from '../../games/index.ts'
import type { Example } from '../../learn/example.ts'
import { TryTable } from '../../learn/try-table.tsx'
import { useGameParts } from '../../learn/use-game-parts.ts'
import { NotFound } from '../not-found.tsx'

/** A worked example of a rulebook, opened to be played. */
export function TryPage({ game, id }: { readonly game: string; readonly id: string }) {
  return isGameId(game) ? <TryOf game={game} id={id} /> : <NotFound />
}

function TryOf({ game, id }: { readonly game: string; readonly id: string }) {
  const voice = useVoice()
  const parts = useGameParts(game)
  const [examples, setExamples] = useState<readonly Example[]>()
  useEffect(() => {
    void fetchExamples(game).then(setExamples)
  }, [game])
  const example = examples?.find((one) => one.id === id)
  if (examples && !example) return <NotFound />
  if (!parts || !example) return <p role="status">{voice.format('webRules.loading')}</p>
  return (
    <IconsProvider value={parts.icons}>
      <TryTable key={id} parts={parts} example={example} />
    </IconsProvider>
  )
}
