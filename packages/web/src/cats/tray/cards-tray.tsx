import { type CardOf, cardOf } from '@nora/cats'
import { EACH } from '@nora/choosing'
import { Icon } from '../../art/icons/icon.tsx'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { usePicking } from '../../table/picking.tsx'
import { isFinal } from '../../table/tray/confirming.ts'
import { FinalSign, useAhead } from '../../table/tray/foresight.tsx'
import { useMainButton } from '../../table/tray/main-button.ts'
import { useTable } from '../use-table.ts'
import { BoardTray } from './board-tray.tsx'
import style from './tray.module.css'

const kinds = ['draft', 'buy', 'rescueCards', 'giveLessons'] as const

/** What the cards that are picked cost together or are good for; the main button takes them. */
export function CardsTray({ decision }: TrayProps) {
  const { voice, table } = useTable()
  const { picks, perform } = usePicking()
  const { content, state } = table
  const cards = picks.picked(EACH).map(String)
  // To take none has a place of its own.
  const choice = cards.length > 0 ? picks.done : undefined
  const ahead = useAhead(choice)
  const sum = (field: 'cost' | 'speed') =>
    cards.reduce((total, card) => total + ((cardOf(content, card) as CardOf<'rescue'>)[field] ?? 0), 0)
  const kind = kinds.find((one) => one === decision.kind) ?? 'draft'
  const fish = state.players[decision.seat]?.fish ?? 0
  useMainButton({
    label: voice.format(cards.length > 0 ? `webCats.cards.${kind}` : 'webCats.cards.pick', { n: cards.length }),
    isReady: choice !== undefined,
    act: () => choice !== undefined && perform(decision, choice, isFinal(ahead)),
  })
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
      <FinalSign ahead={ahead} />
      <BoardTray decision={decision} />
    </div>
  )
}
