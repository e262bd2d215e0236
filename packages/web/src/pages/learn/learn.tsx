import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { fetchLessons, fetchPuzzles } from '../../games/fetch.ts'
import { type GameId, isGameId } from '../../games/index.ts'
import type { Lesson } from '../../learn/lesson.ts'
import { idOf, type PuzzleSet } from '../../learn/puzzle.ts'
import { levelIn } from '../../learn/puzzle-level.ts'
import { useRulebook } from '../../rulebook/use-rulebook.ts'
import { useLessons } from '../../state/lessons.ts'
import button from '../../ui/button.module.css'
import { NotFound } from '../not-found.tsx'
import { Page, Panel } from '../parts/page.tsx'
import style from './learn.module.css'

/** The lessons of a game, each with how far one has come in it. */
export function Learn({ game }: { readonly game: string }) {
  return isGameId(game) ? <LearnOf game={game} /> : <NotFound />
}

function LearnOf({ game }: { readonly game: GameId }) {
  const voice = useVoice()
  const book = useRulebook(game)
  const kept = useLessons(({ lessons }) => lessons)
  const [lessons, setLessons] = useState<readonly Lesson[]>([])
  const [sets, setSets] = useState<readonly PuzzleSet[]>([])
  const solved = useLessons((state) => state.solved)
  useEffect(() => {
    void fetchLessons(game).then(setLessons)
    void fetchPuzzles(game).then(setSets)
  }, [game])
  const name = voice.format(`common.game.${game}`)
  return (
    <Page
      title={voice.format('webLearn.title', { game: name })}
      lead={voice.format('webLearn.lead')}
      game={game}
      narrow
    >
      {lessons.map(({ id }) => {
        const words = book?.lesson(id)
        const { moves = [], isDone = false } = kept[`${game}/${id}`] ?? {}
        if (!words) return null
        const isBegun = moves.length > 0 && !isDone
        return (
          <Panel key={id} title={words.heading} about={words.text}>
            <p>
              <Link href={`/learn/${game}/${id}`} className={`${button.button} ${isDone ? '' : button.primary}`}>
                {voice.format(isBegun ? 'webLearn.resume' : isDone ? 'webLearn.again' : 'webLearn.begin')}
              </Link>{' '}
              {isDone && <span>{voice.format('webLearn.done')}</span>}
            </p>
          </Panel>
        )
      })}
      {sets.length > 0 && (
        <Panel title={voice.format('webLearn.puzzles')}>
          {sets.map(({ sort, puzzles }) => (
            <section key={sort}>
              <p>
                <strong>{book?.lesson('puzzle', sort)?.heading}</strong> {book?.lesson('puzzle', sort)?.text}
              </p>
              <ol className={style.puzzles}>
                {puzzles.map((puzzle, index) => (
                  <li key={idOf(puzzle)}>
                    <Link href={`/puzzle/${game}/${idOf(puzzle)}`} className={button.button}>
                      {voice.number(index + 1)} · {levelIn(voice, puzzle)}
                      {solved.includes(`${game}/${idOf(puzzle)}`) && ` · ${voice.format('webLearn.solved')}`}
                    </Link>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </Panel>
      )}
      <p>
        <Link href={`/rules/${game}`} className={button.button}>
          {voice.format('webHouse.door.rules')}
        </Link>
      </p>
    </Page>
  )
}
