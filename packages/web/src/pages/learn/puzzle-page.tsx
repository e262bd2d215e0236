import { useEffect, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { IconsProvider } from '../../art/icons/icon.tsx'
import { fetchPuzzles } from '../../games/fetch.ts'
import { isGameId } from '../../games/index.ts'
import { idOf, type PuzzleSet } from '../../learn/puzzle.ts'
import { PuzzleTable } from '../../learn/puzzle-table.tsx'
import { useGameParts } from '../../learn/use-game-parts.ts'
import { useRulebook } from '../../rulebook/use-rulebook.ts'
import { NotFound } from '../not-found.tsx'

/** A puzzle of a game. */
export function PuzzlePage({ game, id }: { readonly game: string; readonly id: string }) {
  return isGameId(game) ? <PuzzleOf game={game} id={id} /> : <NotFound />
}

function PuzzleOf({ game, id }: { readonly game: string; readonly id: string }) {
  const voice = useVoice()
  const parts = useGameParts(game)
  const book = useRulebook(game)
  const [sets, setSets] = useState<readonly PuzzleSet[]>()
  useEffect(() => {
    void fetchPuzzles(game).then(setSets)
  }, [game])
  const asked = sets?.find(({ puzzles }) => puzzles.some((one) => idOf(one) === id))
  const puzzle = asked?.puzzles.find((one) => idOf(one) === id)
  if (sets && !puzzle) return <NotFound />
  if (!parts || !book || !asked || !puzzle) return <p role="status">{voice.format('webRules.loading')}</p>
  return (
    <IconsProvider value={parts.icons}>
      <PuzzleTable key={id} parts={parts} book={book} asked={asked} puzzle={puzzle} />
    </IconsProvider>
  )
}
