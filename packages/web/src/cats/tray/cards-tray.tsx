import { type CardOf, cardOf } from '@nora/cats'
import { Icon } from '../../art/icons/icon.tsx'
import { FinalSign, isFinal, useAhead } from '../../table/tray/foresight.tsx'
import button from '../../ui/button.module.css'
import { asCats } from '../cats-table.ts'
import { OtherActs } from './other-acts.tsx'
import style from './tray.module.css'
import type { TrayProps } from './tray-props.ts'

/** Decisions in which several cards are taken together. */
export const severalCards = ['draft', 'buy', 'rescueCards', 'giveLessons'] as const

/** What the cards that are picked cost together or are good for, and the button that takes them. */
export function CardsTray(props: TrayProps) {
  const { decision, speaker, picking } = props
  const { voice } = speaker
  const { content, state } = asCats(props.table)
  const { several } = picking
  const choice = [...several].sort()
  const isEnough = props.space(decision).includes(choice)
  const ahead = useAhead(isEnough ? choice : undefined)
  const sum = (field: 'cost' | 'speed') =>
    several.reduce((total, card) => total + ((cardOf(content, card) as CardOf<'rescue'>)[field] ?? 0), 0)
  const kind = severalCards.find((one) => one === decision.kind) ?? 'draft'
  const fish = state.players[decision.seat]?.fish ?? 0
  return (
    <div className={style.together}>
      <output className={style.total}>
        {kind === 'buy' && (
          <>
            <Icon name="fish" />
            {voice.format('webCats.cards.cost', { cost: sum('cost'), left: fish - sum('cost') })}
          </>
        )}
        {kind === 'rescueCards' && (
          <>
            <Icon name="speed" />
            {voice.format('webCats.cards.speed', { speed: sum('speed') })}
          </>
        )}
      </output>
      <button
        type="button"
        className={isEnough ? `${button.quiet} ${button.primary}` : button.quiet}
        aria-disabled={!isEnough}
        onClick={() => isEnough && props.choose(decision, choice, isFinal(ahead))}
      >
        {voice.format(`webCats.cards.${kind}`, { n: several.length })}
      </button>
      <FinalSign ahead={ahead} />
      <OtherActs {...props} />
    </div>
  )
}
