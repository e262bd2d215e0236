import { useEffect, useState } from 'react'
import { useVoice } from '../app/voice.tsx'
import { IconsProvider } from '../art/icons/icon.tsx'
import { fetchLessons } from '../games/fetch.ts'
import { isGameId } from '../games/index.ts'
import { NotFound } from '../pages/not-found.tsx'
import { useRulebook } from '../pages/rules/use-rulebook.ts'
import type { Lesson } from './lesson.ts'
import { LessonTable } from './lesson-table.tsx'
import { useGameParts } from './use-game-parts.ts'

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
