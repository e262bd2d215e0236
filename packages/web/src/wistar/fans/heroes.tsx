import { HEROES, playerOf } from '@nora/wistar'
import { Icon } from '../../art/icons/icon.tsx'
import { Piece } from '../../table/kit/piece.tsx'
import { several } from '../art/several.tsx'
import { skillIcon } from '../cards/effect-icons.ts'
import { Points } from '../cards/icon-line.tsx'
import { useTable } from '../use-table.ts'
import style from './fans.module.css'

/** The heroes that are left, each with the points it would bring now. */
export function Heroes() {
  const { table, voice, seat } = useTable()
  return (table.state.zones[HEROES] ?? []).map((card) => {
    const hero = table.content.heroes.get(card)
    if (!hero) return null
    const points = playerOf(table, seat).icons[hero.skill] + hero.icons
    const name = voice.say(hero.name)
    return (
      <Piece
        key={card}
        thing={card}
        sort="hero"
        label={voice.format('wistarPlay.do.hero', { hero: name, n: points })}
        className={style.piece}
      >
        <span className={style.hero}>
          <Icon name="hero" size={34} />
          <b>{name}</b>
          <span>
            {several(hero.icons, () => (
              <Icon name={skillIcon(hero.skill)} size={24} />
            ))}
          </span>
          <Points n={points} size={34} />
        </span>
      </Piece>
    )
  })
}
