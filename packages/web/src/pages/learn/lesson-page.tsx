import { useEffect, useState } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { IconsProvider } from '../../art/icons/icon.tsx'
import { fetchLessons } from '../../games/fetch.ts'
import { isGameId } from '../../games/index.ts'
import type { Lesson } from '../../learn/lesson.ts'
import { LessonTable } from '../../learn/lesson-table.tsx'
import { useGameParts } from '../../learn/use-game-parts.ts'
import { useRulebook } from '../../rulebook/use-rulebook.ts'
import { NotFound } from '../not-found.tsx'

/** A lesson of a game. */
export function LessonPage({ game, id }: { readonly game: string; readonly id: string }) {
  return isGameId(game) ? <LessonOf game={game} id={id} /> : <NotFound />
}

function LessonOf({ game, id }: { readonly game: string; readonly id: string }) {
  const voice = useVoice()
  const parts = useGameParts(game)
  const book = useRulebook(game)
  const [lessons, setLessons] = useState<readonly Lesson[]>()
  useEffect(() => {
    void fetchLessons(game).then(setLessons)
  }, [game])
  const lesson = lessons?.find((one) => one.id === id)
  if (lessons && !lesson) return <NotFound />
  if (!parts || !book || !lesson) return <p role="status">{voice.format('webRules.loading')}</p>
  return (
    <IconsProvider value={parts.icons}>
      <LessonTable key={id} parts={parts} book={book} lesson={lesson} />
    </IconsProvider>
  )
}
