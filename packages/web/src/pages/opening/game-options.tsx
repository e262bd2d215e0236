import type { Mode, Options } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { useVoice } from '../../app/voice.tsx'
import type { GameId } from '../../games/index.ts'
import { Choice } from '../parts/choice.tsx'

interface GameOptionsProps {
  readonly game: GameId
  readonly mode: Mode
  readonly options: Options
  onChange(change: Partial<Options>): void
}

/** What the rules of a game leave open: levels, editions, ways to begin. */
export function GameOptions({ game, mode, options, onChange }: GameOptionsProps) {
  const voice = useVoice()
  return (
    <>
      {mode.levels.length > 0 && (
        <Choice
          legend={voice.format('webOpening.level')}
          about={voice.say({ id: `webOpening.level.${game}.about` })}
          chosen={String(options.level)}
          options={mode.levels.map((level) => ({ value: String(level), label: levelName(voice, game, level) }))}
          onChoose={(value) => onChange({ level: Number(value) })}
        />
      )}
      {Object.entries(mode.options).map(([key, values]) => (
        <Choice
          key={key}
          legend={voice.say({ id: `webOpening.option.${game}.${key}` })}
          about={voice.say({ id: `webOpening.option.${game}.${key}.about` })}
          chosen={options.options[key] as string}
          options={values.map((value) => {
            const id = `webOpening.option.${game}.${key}.${value}`
            return {
              value,
              label: voice.say({ id }),
              ...(voice.has(`${id}.about`) && { about: voice.say({ id: `${id}.about` }) }),
            }
          })}
          onChoose={(value) => onChange({ options: { ...options.options, [key]: value } })}
        />
      ))}
    </>
  )
}

function levelName(voice: Catalogue, game: string, level: number): string {
  const id = `webOpening.level.${game}.${level}`
  return voice.has(id) ? voice.say({ id }) : voice.number(level)
}
