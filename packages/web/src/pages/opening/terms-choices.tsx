import type { MessageId } from '@nora/messages'
import type { ClockTerms, Terms } from '@nora/protocol'
import { useVoice } from '../../app/voice.tsx'
import { bots } from '../../state/bots.ts'
import { duration } from '../../ui/clock-words.ts'
import { Choice, Switch } from '../parts/choice.tsx'
import { Amount } from '../parts/field.tsx'
import { botName } from '../parts/game-name.ts'
import { type Draft, people, usualClocks } from './draft.ts'
import style from './opening.module.css'

interface TermsChoicesProps {
  readonly draft: Draft
  onChange(change: Partial<Terms>): void
}

const kinds = ['none', 'move', 'fischer', 'days'] as const

/** What those who sit down agree to. On one device hardly anything has to be agreed. */
export function TermsChoices({ draft, onChange }: TermsChoicesProps) {
  const { place, terms } = draft
  const voice = useVoice()
  const explained = <const Value extends string>(name: string, values: readonly Value[]) =>
    values.map((value) => ({
      value,
      label: voice.say({ id: `webOpening.${name}.${value}` }),
      about: voice.say({ id: `webOpening.${name}.${value}.about` }),
    }))
  const undo = (
    <Choice
      legend={voice.format('webOpening.undo')}
      chosen={terms.undo}
      options={explained('undo', place === 'device' ? ['barrier', 'none'] : ['barrier', 'agreed', 'none'])}
      onChoose={(value) => onChange({ undo: value })}
    />
  )
  const hints = (
    <Switch
      label={voice.format('webOpening.hints')}
      about={voice.format('webOpening.hints.about')}
      on={terms.hints ?? people(draft) < 2}
      onChange={(on) => onChange({ hints: on })}
    />
  )
  if (place === 'device')
    return (
      <>
        {undo}
        {hints}
      </>
    )
  return (
    <>
      <Switch
        label={voice.format('webOpening.public')}
        about={voice.format('webOpening.public.about')}
        on={terms.public}
        onChange={(on) => onChange({ public: on })}
      />
      <Choice
        legend={voice.format('webOpening.start')}
        chosen={terms.start}
        options={explained('start', ['full', 'owner'])}
        onChoose={(value) => onChange({ start: value })}
      />
      <Switch
        label={voice.format('webOpening.latecomers')}
        about={voice.format('webOpening.latecomers.about')}
        on={terms.latecomers}
        onChange={(on) => onChange({ latecomers: on })}
      />
      <Choice
        legend={voice.format('webOpening.clock')}
        chosen={terms.clock.kind}
        options={explained('clock', kinds)}
        onChoose={(kind) => onChange({ clock: usualClocks[kind] })}
      />
      <ClockAmounts clock={terms.clock} onChange={(clock) => onChange({ clock })} />
      {terms.clock.kind !== 'none' && (
        <Choice
          legend={voice.format('webOpening.onTimeout')}
          chosen={terms.onTimeout}
          options={explained('onTimeout', ['bot', 'forfeit'])}
          onChoose={(value) => onChange({ onTimeout: value })}
        />
      )}
      {undo}
      {hints}
      <Choice
        legend={voice.format('webOpening.onResign')}
        chosen={terms.onResign}
        options={explained('onResign', ['bot', 'empty'])}
        onChoose={(value) => onChange({ onResign: value })}
      />
      <Choice
        legend={voice.format('webOpening.bot')}
        about={voice.format('webOpening.bot.about')}
        chosen={terms.bot}
        options={bots.map((value) => ({ value: value as string, label: botName(voice, value) }))}
        onChoose={(value) => onChange({ bot: value })}
      />
    </>
  )
}

interface ClockAmountsProps {
  readonly clock: ClockTerms
  onChange(clock: ClockTerms): void
}

const MINUTE = 60

function ClockAmounts({ clock, onChange }: ClockAmountsProps) {
  const voice = useVoice()
  const time = (seconds: number) => duration(voice, seconds)
  const label = (id: MessageId & `webOpening.clock.${string}`) => voice.say({ id })
  if (clock.kind === 'none') return null
  return (
    <div className={style.amounts}>
      {clock.kind === 'move' && (
        <Amount
          label={label('webOpening.clock.move.each')}
          value={clock.seconds}
          values={[30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE]}
          say={time}
          onChange={(seconds) => onChange({ ...clock, seconds })}
        />
      )}
      {clock.kind === 'fischer' && (
        <>
          <Amount
            label={label('webOpening.clock.fischer.game')}
            value={clock.seconds}
            values={[10, 20, 30, 45, 60, 90].map((minutes) => minutes * MINUTE)}
            say={time}
            onChange={(seconds) => onChange({ ...clock, seconds })}
          />
          <Amount
            label={label('webOpening.clock.fischer.turn')}
            value={clock.increment}
            values={[0, 10, 20, 30, MINUTE]}
            say={time}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </>
      )}
      {clock.kind === 'days' && (
        <>
          <Amount
            label={label('webOpening.clock.days.turn')}
            value={clock.days}
            values={[1, 2, 3, 5, 7, 14]}
            say={(days) => voice.number(days, { style: 'unit', unit: 'day', unitDisplay: 'long' })}
            onChange={(days) => onChange({ ...clock, days })}
          />
          <Amount
            label={label('webOpening.clock.days.bank')}
            value={clock.bankHours}
            values={[0, 12, 24, 48, 96]}
            say={(hours) => voice.number(hours, { style: 'unit', unit: 'hour', unitDisplay: 'long' })}
            onChange={(bankHours) => onChange({ ...clock, bankHours })}
          />
        </>
      )}
    </div>
  )
}
