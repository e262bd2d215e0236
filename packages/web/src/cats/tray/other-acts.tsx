import { canonical, each, type Json } from '@nora/kernel'
import button from '../../table/parts/button.module.css'
import { asCats } from '../cats-table.ts'
import style from './tray.module.css'
import type { TrayProps } from './tray-props.ts'

/** Decisions whose things lie on the table: there they are chosen. */
export const onTheTable = ['rescue', 'familyRescue', 'oshax', 'treasure', 'mapBonus', 'moveCat'] as const

/** What can be chosen without pointing at a thing on the table: to pass, to stop, to raise one's hand. */
export function OtherActs({ decision, table, words, speaker, anytime, choose, interrupt, space }: TrayProps) {
  const { cards, tiles, shapes } = asCats(table).content
  const isThing = (name: string) => cards.has(name) || tiles.has(name) || shapes.has(name)
  const plain = [...each(space(decision))].filter((choice) => typeof choice === 'string' && !isThing(choice))
  const say = (choice: Json, asked: typeof decision | undefined) => words.choice(table, asked, choice, speaker)
  if (plain.length === 0 && anytime.length === 0) return null
  return (
    <div className={style.acts}>
      {plain.map((choice) => (
        <button
          key={canonical(choice)}
          type="button"
          className={button.button}
          onClick={() => choose(decision, choice)}
        >
          {say(choice, decision)}
        </button>
      ))}
      {anytime.map((act) => (
        <button key={canonical(act)} type="button" className={button.button} onClick={() => interrupt(act)}>
          {say(act, undefined)}
        </button>
      ))}
    </div>
  )
}
