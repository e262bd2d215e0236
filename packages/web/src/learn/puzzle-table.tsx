import { type Json, openPuzzle, type Puzzle } from '@nora/kernel'
import type { Rulebook } from '@nora/messages'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useVoice } from '../app/voice.tsx'
import type { GameParts } from '../games/load.ts'
import { useLessons } from '../state/lessons.ts'
import { ToolbarButton } from '../table/toolbar/toolbar-button.tsx'
import button from '../ui/button.module.css'
import style from './lesson-card.module.css'
import { LessonCard } from './lesson-card.tsx'
import { PracticeTable } from './practice-table.tsx'
import { idOf, type PuzzleSet } from './puzzle.ts'
import { levelIn } from './puzzle-level.ts'

interface PuzzleTableProps {
  readonly parts: GameParts
  readonly book: Rulebook
  readonly asked: PuzzleSet
  readonly puzzle: Puzzle
}

const nothing = () => {}

/** A puzzle on the real table: the answer is given by the gestures of the game, judged, taken back and tried again. */
export function PuzzleTable({ parts, book, asked, puzzle }: PuzzleTableProps) {
  const voice = useVoice()
  const [, navigate] = useLocation()
  const { game } = parts
  const { form, puzzles } = asked
  const { seat, goal } = puzzle
  const [deeds, setDeeds] = useState<readonly Json[]>([])
  const [isOutside, setOutside] = useState(false)
  const match = useMemo(() => {
    const opened = openPuzzle(game, form, puzzle)
    for (const choice of deeds) opened.choose(seat, choice)
    return opened
  }, [game, form, puzzle, seat, deeds])
  const isDone = deeds.length > 0 && form.isDone(match.table, seat, goal, match.owed(seat), deeds)
  const worth = isDone ? form.worth(match.table, seat, goal, deeds) : undefined
  const isRight = worth === puzzle.worth
  const solve = useLessons((state) => state.solve)
  const key = `${game.id}/${idOf(puzzle)}`
  useEffect(() => {
    if (isRight) solve(key)
  }, [isRight, solve, key])
  const guide = useMemo(
    () => ({ points: deeds.length === 0 && goal !== null ? asked.points?.(goal) : undefined }),
    [deeds, goal, asked],
  )

  const does = useCallback(
    (choice: Json, interrupt: boolean) => {
      const decision = match.owed(seat)
      if (!decision || interrupt || match.whyNot(seat, choice)) return false
      const { barrier } = match.tryOut(seat, choice, false)
      const isInside = form.allows(decision, choice, goal) && barrier !== 'fate' && barrier !== 'learned'
      setOutside(!isInside)
      if (isInside) setDeeds((done) => [...done, choice])
      return isInside
    },
    [match, seat, form, goal],
  )
  const undo = useCallback(() => setDeeds((done) => done.slice(0, -1)), [])
  const again = useCallback(() => setDeeds([]), [])
  const show = useCallback(() => setDeeds(puzzle.answer), [puzzle])
  const at = puzzles.indexOf(puzzle)
  const next = puzzles[at + 1]
  const words = book.lesson('puzzle', asked.sort)
  const leave = () => navigate(`/learn/${game.id}`)
  return (
    <PracticeTable
      parts={parts}
      match={match}
      reader={seat}
      guide={guide}
      choose={does}
      tools={
        <>
          <ToolbarButton name="first" label={voice.format('webLearn.restart')} onClick={again} />
          <ToolbarButton name="back" label={voice.format('webLearn.leavePuzzle')} onClick={leave} />
        </>
      }
      above={
        words &&
        !isDone && (
          <LessonCard
            title={`${voice.format('webLearn.puzzle')} · ${levelIn(voice, puzzle)}`}
            at={at + 1}
            of={puzzles.length}
            words={words}
            address={asked.address}
            isLook={false}
            remark={isOutside ? voice.format('webLearn.outside') : undefined}
            shows={voice.format('webLearn.answer')}
            on={nothing}
            showMe={show}
          />
        )
      }
      canUndo={deeds.length > 0}
      undo={undo}
      again={again}
      ended={
        isDone && (
          <div className={style.over} role="status" data-judged={isRight ? 'right' : 'wrong'}>
            <h2>{voice.format(isRight ? 'webLearn.right' : 'webLearn.wrong')}</h2>
            {!form.isRace && <p>{voice.format('webLearn.worth', { own: worth ?? 0, best: puzzle.worth })}</p>}
            <button type="button" className={button.quiet} onClick={again}>
              {voice.format('webLearn.tryAgain')}
            </button>
            {!isRight && (
              <button type="button" className={button.quiet} onClick={show}>
                {voice.format('webLearn.answer')}
              </button>
            )}
            {next && (
              <Link href={`/puzzle/${game.id}/${idOf(next)}`} className={`${button.quiet} ${button.primary}`}>
                {voice.format('webLearn.nextPuzzle')}
              </Link>
            )}
          </div>
        )
      }
    />
  )
}
