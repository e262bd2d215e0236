import type { ScaleEffect } from '@nora/wistar'
import type { Icon as IconName } from '@nora/words'
import { Icon } from '../../art/icons/icon.tsx'
import { useTable } from '../use-table.ts'
import style from './ratbot.module.css'

type Steps = readonly { readonly points?: number; readonly effect?: ScaleEffect }[]

const targets: { readonly [against: string]: IconName } = {
  wood: 'wood',
  metal: 'metal',
  movement: 'movement',
  hand: 'cards',
  jokers: 'joker',
  rooms: 'room',
  doors: 'door',
  guests: 'guest',
}

/** What a space of a scale does, in one picture. */
export function scaleIcon(effect: ScaleEffect | undefined): IconName | undefined {
  switch (effect?.kind) {
    case 'aggressive':
      return targets[effect.against]
    case 'explore':
      return 'explore'
    case 'mission':
      return 'mission'
    case 'objective':
      return 'objective'
    case 'final':
      return 'endgame'
    default:
      return undefined
  }
}

interface ScaleStepsProps {
  readonly scale: Steps
  readonly overflow: number
  /** Where the marker stands; before a game nowhere. */
  readonly at: number
  /** It lies on its side, in one line. */
  readonly isLow?: boolean
}

/** The spaces of a state card from the top down: points, and what happens there; attacks are red. */
export function ScaleSteps({ scale, overflow, at, isLow = false }: ScaleStepsProps) {
  const { voice } = useTable()
  return (
    <ol className={style.scale} data-low={isLow || undefined}>
      {scale.map(({ points = 0, effect }, space) => {
        const icon = scaleIcon(effect)
        const key = `${space}`
        return (
          <li
            key={key}
            data-at={space === at || undefined}
            data-past={space < at || undefined}
            data-next={(at >= 0 && space === at + 1) || undefined}
            data-attack={effect?.kind === 'aggressive' || undefined}
            aria-current={space === at ? 'step' : undefined}
            title={effect ? sayEffect(voice, effect) : undefined}
          >
            <span>{points}</span>
            {icon && <Icon name={icon} size={isLow ? 15 : 18} />}
            {space === at && <Icon name="marker" size={isLow && icon ? 13 : 18} />}
          </li>
        )
      })}
      <li className={style.overflow}>+{overflow}</li>
    </ol>
  )
}

/** A space in words. */
function sayEffect(voice: ReturnType<typeof useTable>['voice'], effect: ScaleEffect): string {
  if (effect.kind === 'objective') return voice.format('wistarPlay.scale.objective', { place: effect.place })
  if (effect.kind === 'aggressive')
    return voice.say({ id: 'wistarPlay.scale.aggressive', params: { against: effect.against } })
  if (effect.kind !== 'final') return voice.format(`wistarPlay.scale.${effect.kind}`)
  const points = voice.format('common.points', { n: effect.points })
  return effect.per === 'advances'
    ? voice.format('wistarPlay.scale.advances', { skill: voice.format(`wistarCards.icon.${effect.token}`), points })
    : voice.say({ id: 'wistarPlay.scale.final', params: { per: effect.per, points } })
}
