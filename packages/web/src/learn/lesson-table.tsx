import { exportGame, type Json } from '@nora/kernel'
import type { Rulebook } from '@nora/messages'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useVoice } from '../app/voice.tsx'
import { importLocal } from '../connection/local-games.ts'
import type { GameParts } from '../games/load.ts'
import { useLessons } from '../state/lessons.ts'
import { usePreferences } from '../state/preferences.ts'
import { ToolbarButton } from '../table/toolbar/toolbar-button.tsx'
import button from '../ui/button.module.css'
import { ProblemNotice } from '../ui/problem.tsx'
import { useDoing } from '../ui/use-doing.ts'
import type { Lesson, LessonMove } from './lesson.ts'
import style from './lesson-card.module.css'
import { LessonCard } from './lesson-card.tsx'
import { movesOf, playedLesson, shownMove } from './play-lesson.ts'
import { PracticeTable } from './practice-table.tsx'

interface LessonTableProps {
  readonly parts: GameParts
  readonly book: Rulebook
  readonly lesson: Lesson
}

/** So long one sees what one has done before it is taken back. */
const ASTRAY_MS = 1_200
/** Against whom a lesson goes on as a game. */
const RIVAL = 'novice'

/** A lesson on the real table: one step after the other, each choice by the rules of today and none for good. */
export function LessonTable({ parts, book, lesson }: LessonTableProps) {
  const voice = useVoice()
  const [, navigate] = useLocation()
  const { game } = parts
  const key = `${game.id}/${lesson.id}`
  const { moves, setMoves, finish } = useProgress(parts, lesson, key)
  const [astray, goAstray] = useState<LessonMove>()
  const now = useMemo(() => playedLesson(game, lesson, moves), [game, lesson, moves])
  const shown = useMemo(
    () => (astray ? playedLesson(game, lesson, [...moves, astray]).match : now.match),
    [game, lesson, moves, astray, now],
  )
  const { learner, steps } = lesson
  const { step, at, isAside } = now
  const isOver = step === undefined
  const guide = useMemo(() => {
    const points = astray || isAside ? undefined : step?.points
    return { points: typeof points === 'function' ? points(now.match) : points }
  }, [astray, isAside, step, now.match])

  useEffect(() => {
    if (!astray) return
    const timer = setTimeout(() => goAstray(undefined), ASTRAY_MS)
    return () => clearTimeout(timer)
  }, [astray])
  useEffect(() => {
    if (isOver) finish()
  }, [isOver, finish])

  const goOn = (move: LessonMove) => {
    goAstray(undefined)
    setMoves([...moves, move])
  }
  const does = useCallback(
    (choice: Json, interrupt: boolean) => {
      const { match } = now
      const why = interrupt ? match.whyNotInterrupt(learner, choice) : match.whyNot(learner, choice)
      if (why || astray) return false
      const good = interrupt ? undefined : movesOf(now, lesson, choice)
      if (good) setMoves([...moves, ...good])
      else goAstray({ choice, ...(interrupt && { interrupt }) })
      return true
    },
    [now, lesson, learner, moves, setMoves, astray],
  )
  const undo = useCallback(() => setMoves(moves.slice(0, -1)), [moves, setMoves])
  const again = useCallback(() => setMoves([]), [setMoves])
  const canUndo = moves.length > 0 && !astray
  const toLessons = `/learn/${game.id}`
  const words = step && book.lesson(lesson.id, step.id)
  const title = book.lesson(lesson.id)?.heading ?? ''
  const end = () => {
    finish()
    navigate(toLessons)
  }
  return (
    <PracticeTable
      parts={parts}
      match={shown}
      reader={learner}
      busy={astray !== undefined}
      guide={guide}
      choose={does}
      tools={
        <>
          <ToolbarButton name="first" label={voice.format('webLearn.restart')} onClick={again} />
          <ToolbarButton name="skip" label={voice.format('webLearn.skip')} onClick={end} />
          <ToolbarButton name="back" label={voice.format('webLearn.leave')} onClick={() => navigate(toLessons)} />
        </>
      }
      above={
        step &&
        words && (
          <LessonCard
            title={title}
            at={at + 1}
            of={steps.length}
            words={words}
            address={step.address}
            isLook={!step.act}
            remark={astray ? voice.format('webLearn.astray') : isAside ? voice.format('webLearn.aside') : undefined}
            shows={voice.format('webLearn.showMe')}
            on={() => goOn('on')}
            showMe={() => goOn(shownMove(now, lesson))}
          />
        )
      }
      canUndo={canUndo}
      undo={undo}
      again={again}
      ended={isOver && <LessonOver parts={parts} lesson={lesson} match={now.match} again={again} />}
    />
  )
}

/** How far the learner has come, kept in this browser. What no longer fits the rules is begun anew. */
function useProgress({ game }: GameParts, lesson: Lesson, key: string) {
  const kept = useLessons((state) => state.lessons[key])
  const moves = useMemo(() => {
    try {
      if (kept) playedLesson(game, lesson, kept.moves)
      return kept?.moves ?? []
    } catch {
      return []
    }
  }, [game, lesson, kept])
  const isDone = kept?.isDone ?? false
  const keep = useLessons((state) => state.keep)
  const setMoves = useCallback((next: readonly LessonMove[]) => keep(key, { moves: next, isDone }), [keep, key, isDone])
  const finish = useCallback(() => {
    if (!isDone) keep(key, { moves, isDone: true })
  }, [keep, key, moves, isDone])
  return { moves, setMoves, finish }
}

interface LessonOverProps extends Pick<LessonTableProps, 'parts' | 'lesson'> {
  readonly match: ReturnType<typeof playedLesson>['match']
  again(): void
}

/** The end of a lesson: the same game goes on, or another lesson begins. */
function LessonOver({ parts, lesson, match, again }: LessonOverProps) {
  const voice = useVoice()
  const [, navigate] = useLocation()
  const { busy, problem, run } = useDoing()
  const name = usePreferences((preferences) => preferences.name)
  const { seats } = match.options
  const isAlone = seats === 1
  const playOn = () =>
    run(async () => {
      const me = { name: name || voice.format('common.player', { n: 1 }) }
      const players = Array.from({ length: seats }, (_, seat) => (seat === lesson.learner ? me : { bot: RIVAL }))
      navigate(`/local/${await importLocal(JSON.stringify({ ...exportGame(match), players, pack: null }))}`)
    })
  return (
    <div className={style.over} role="status">
      <h2>{voice.format('webLearn.over')}</h2>
      <p>{voice.format(isAlone ? 'webLearn.overAlone' : 'webLearn.overText')}</p>
      <ProblemNotice problem={problem} />
      {!match.over && (
        <button
          type="button"
          className={`${button.quiet} ${button.primary}`}
          disabled={busy}
          onClick={() => void playOn()}
        >
          {voice.format(isAlone ? 'webLearn.playOnAlone' : 'webLearn.playOn')}
        </button>
      )}
      <p className={style.others}>
        <Link href={`/learn/${parts.game.id}`} className={button.quiet}>
          {voice.format('webLearn.others')}
        </Link>
        <button type="button" className={button.quiet} onClick={again}>
          {voice.format('webLearn.again')}
        </button>
      </p>
    </div>
  )
}
