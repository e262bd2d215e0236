import { playerOf, skillOf, TOKENS } from '@nora/wistar'
import { Icon } from '../../art/icons/icon.tsx'
import { Piece } from '../../table/kit/piece.tsx'
import { skillIcon } from '../cards/effect-icons.ts'
import { useTable } from '../use-table.ts'
import style from './fans.module.css'

/** The skill tokens that are left, with what each would make of one's icons. */
export function SkillTokens() {
  const { table, voice, seat } = useTable()
  return (table.state.zones[TOKENS] ?? []).map((token) => {
    const skill = skillOf(token)
    const has = playerOf(table, seat).icons[skill]
    return (
      <Piece
        key={token}
        thing={token}
        sort="token"
        label={voice.format(`wistarCards.icon.${skill}`)}
        className={style.piece}
      >
        <span className={style.token}>
          <Icon name={skillIcon(skill)} size={38} />
          <b>
            {has} → {has + 1}
          </b>
          <span>{voice.format(`wistarCards.icon.${skill}`)}</span>
        </span>
      </Piece>
    )
  })
}
