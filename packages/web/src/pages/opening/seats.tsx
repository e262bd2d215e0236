import type { Mode } from '@nora/kernel'
import { useId } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { bots } from '../../state/bots.ts'
import { Choice } from '../parts/choice.tsx'
import { botName } from '../parts/game-name.ts'
import { type Draft, isBot, type Place, type Sitter, withSitter } from './draft.ts'
import style from './opening.module.css'

interface SeatsProps {
  readonly mode: Mode
  readonly draft: Draft
  onChange(draft: Draft): void
}

const people: { readonly [place in Place]: readonly Sitter[] } = { online: ['me', 'free'], device: ['person'] }

/** How many play, and who sits where. */
export function Seats({ mode, draft, onChange }: SeatsProps) {
  const voice = useVoice()
  const { min, max } = mode.seats
  const { options, place } = draft
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more))
  return (
    <>
      {counts.length > 1 && (
        <Choice
          legend={voice.format('webOpening.seats')}
          chosen={String(options.seats)}
          options={counts.map((value) => ({ value, label: voice.format('common.players', { n: Number(value) }) }))}
          onChoose={(value) => onChange({ ...draft, options: { ...options, seats: Number(value) } })}
        />
      )}
      <p className={style.hint}>{voice.format(`webOpening.seats.${place}`)}</p>
      <ol className={style.seats}>
        {draft.sitters.slice(0, options.seats).map((_, seat) => (
          // A seat is its number.
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
          <Seat key={seat} seat={seat} draft={draft} onChange={onChange} />
        ))}
      </ol>
    </>
  )
}

interface SeatProps {
  readonly seat: number
  readonly draft: Draft
  onChange(draft: Draft): void
}

function Seat({ seat, draft, onChange }: SeatProps) {
  const voice = useVoice()
  const id = useId()
  const { place, sitters, names } = draft
  const sitter = sitters[seat] as Sitter
  const n = seat + 1
  const offered: readonly Sitter[] = [...people[place], ...bots]
  return (
    <li className={style.seat} data-seat={'abcd'[seat]}>
      <label htmlFor={id}>{voice.format('webOpening.seat', { n })}</label>
      <select
        id={id}
        value={sitter}
        onChange={({ target }) => onChange(withSitter(draft, seat, target.value as Sitter))}
      >
        {offered.map((who) => (
          <option key={who} value={who}>
            {isBot(who) ? botName(voice, who) : voice.format(`webOpening.sitter.${who}`)}
          </option>
        ))}
      </select>
      {sitter === 'person' && (
        <input
          aria-label={voice.format('webOpening.nameOf', { n })}
          placeholder={voice.format('common.player', { n })}
          maxLength={32}
          value={names[seat] ?? ''}
          onChange={({ target }) => onChange({ ...draft, names: replaced(names, seat, target.value) })}
        />
      )}
    </li>
  )
}

/** A list with one entry replaced; it grows where it is too short. */
function replaced(names: readonly string[], seat: number, name: string): readonly string[] {
  return Array.from({ length: Math.max(names.length, seat + 1) }, (_, at) => (at === seat ? name : (names[at] ?? '')))
}
