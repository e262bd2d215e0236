import { canonical, each, type Json } from '@nora/kernel'
import { asCats } from '../cats-table.ts'
import { ActButton } from './act-button.tsx'
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
        <ActButton key={canonical(choice)} act={choice} take={(told) => choose(decision, choice, told)}>
          {say(choice, decision)}
        </ActButton>
      ))}
      {anytime.map((act) => (
        <ActButton key={canonical(act)} act={act} interrupts take={(told) => interrupt(act, told)}>
          {say(act, undefined)}
        </ActButton>
      ))}
    </div>
  )
}
