import type { AnalysedTurn, Slip } from '@nora/bots'
import { each, equal, type Json } from '@nora/kernel'
import { useState } from 'react'
import { useVoice } from '../../../app/voice.tsx'
import button from '../../../ui/button.module.css'
import type { Analyser } from '../analyser.ts'
import type { Story } from '../story.ts'
import style from './guess.module.css'

interface GuessProps {
  readonly analyser: Analyser
  readonly slip: Slip
  readonly turn: AnalysedTurn
  readonly story: Story
  show(): void
}

/** More choices than these are no list to read. */
const MOST = 60

/** What would have been better? Each answer is weighed as the slip was; what is no worse than the error is found. */
export function Guess({ analyser, slip, turn, story, show }: GuessProps) {
  const voice = useVoice()
  const [tried, answer] = useState<ReadonlyMap<string, string>>(new Map())
  const { position } = story.situation(slip.at)
  const decision = position.owed(turn.seat)
  const all = decision ? [...each(position.space(decision))].filter((choice) => !equal(choice, slip.played)) : []
  const choices =
    all.length <= MOST
      ? all
      : [slip.better, ...all.slice(0, MOST)].filter(
          (one, index, list) => list.findIndex((other) => equal(one, other)) === index,
        )
  const ordered = choices
    .map((choice) => ({ choice, words: story.choice(slip.at, choice) }))
    .sort((one, other) => one.words.localeCompare(other.words))
  const guess = async (choice: Json) => {
    const { behind, isFound } = await analyser.guess(slip, choice)
    const words = isFound
      ? voice.format('analysis.guess.right')
      : voice.format('analysis.guess.wrong', { n: voice.number(behind, { maximumFractionDigits: 1 }) })
    answer((before) => new Map(before).set(JSON.stringify(choice), words))
    if (isFound) show()
  }
  return (
    <section className={style.guess}>
      <p>{voice.format('analysis.guess.ask', { choice: story.choice(slip.at, slip.played) })}</p>
      <ul>
        {ordered.map(({ choice, words }) => {
          const said = tried.get(JSON.stringify(choice))
          return (
            <li key={JSON.stringify(choice)}>
              <button
                type="button"
                className={button.quiet}
                disabled={said !== undefined}
                onClick={() => void guess(choice)}
              >
                {words}
                {said !== undefined && <small role="status">{said}</small>}
              </button>
            </li>
          )
        })}
      </ul>
      <button type="button" className={button.quiet} onClick={show}>
        {voice.format('analysis.guess.show')}
      </button>
    </section>
  )
}
