import { type CardOf, cardOf } from '@nora/cats'
import { EACH } from '@nora/choosing'
import { Icon } from '../../art/icons/icon.tsx'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { usePicking } from '../../table/picking.tsx'
import { FinalSign, isFinal, useAhead } from '../../table/tray/foresight.tsx'
import button from '../../ui/button.module.css'
import { useTable } from '../use-table.ts'
import { BoardTray } from './board-tray.tsx'
import style from './tray.module.css'

const kinds = ['draft', 'buy', 'rescueCards', 'giveLessons'] as const

/** What the cards that are picked cost together or are good for, and the button that takes them. */
export function CardsTray({ decision }: TrayProps) {
  const { voice, table } = useTable()
  const { picks, choose } = usePicking()
  const { content, state } = table
  const cards = picks.picked(EACH).map(String)
  const choice = picks.done
  const ahead = useAhead(choice)
  const sum = (field: 'cost' | 'speed') =>
    cards.reduce((total, card) => total + ((cardOf(content, card) as CardOf<'rescue'>)[field] ?? 0), 0)
  const kind = kinds.find((one) => one === decision.kind) ?? 'draft'
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
        className={choice === undefined ? button.quiet : `${button.quiet} ${button.primary}`}
        aria-disabled={choice === undefined}
        onClick={() => choice !== undefined && choose(decision, choice, isFinal(ahead))}
      >
        {voice.format(`webCats.cards.${kind}`, { n: cards.length })}
      </button>
      <FinalSign ahead={ahead} />
      <BoardTray decision={decision} />
    </div>
  )
}
