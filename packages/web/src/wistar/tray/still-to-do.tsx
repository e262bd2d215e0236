import type { GameEvent } from '@nora/kernel'
import { bonusEffect } from '@nora/wistar'
import { Icon } from '../../art/icons/icon.tsx'
import { actionIcons } from '../cards/effect-icons.ts'
import { useTable } from '../use-table.ts'
import { bonusIcons } from '../wheel/bonus-icon.ts'
import { leftOf } from './left-of-turn.ts'
import style from './tray.module.css'

/** What of one's turn comes after what is being resolved. */
export function StillToDo() {
  const { voice, table, seat, moment } = useTable()
  const { main, bonus } = leftOf(table, seat, moment.log.flatMap(({ events }) => events) as readonly GameEvent[])
  if (main === undefined && bonus.length === 0) return null
  const icons = [...(main === undefined ? [] : [actionIcons[main]]), ...bonus.map((action) => bonusIcons[action].icon)]
  const words = [
    ...(main === undefined ? [] : [voice.format(`wistarCards.action.${main}`)]),
    ...bonus.map((action) => voice.say(table.content.language.say.effect(bonusEffect(action)))),
  ]
  return (
    <p className={style.hint} title={words.join(', ')}>
      {voice.format('webWistar.turn.left')}{' '}
      {icons.map((icon, index) => {
        const key = `${icon}/${index}`
        return <Icon key={key} name={icon} size={19} />
      })}
    </p>
  )
}
