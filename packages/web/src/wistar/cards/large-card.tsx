import type { Item } from '@nora/kernel'
import { cardOf } from '@nora/wistar'
import { Icon } from '../../art/icons/icon.tsx'
import { TermText } from '../../table/rules/term-text.tsx'
import { several } from '../art/several.tsx'
import { useTable } from '../use-table.ts'
import { cardName } from './card-name.ts'
import { kindIcon, powerIcons, skillIcon } from './effect-icons.ts'
import { IconLine, Points } from './icon-line.tsx'
import style from './large-card.module.css'
import { needIcons } from './needs.ts'
import { provenanceOf } from './provenance.ts'
import { Vignette } from './vignette.tsx'

interface LargeCardProps {
  readonly card: Item
  readonly note?: string | undefined
  /** Nobody plays here: what is asked for is neither met nor missing. */
  readonly isAlone?: boolean
}

/** An invention to be read: what it asks for (mine lit), what it does in words, where its text comes from. */
export function LargeCard({ card, note, isAlone = false }: LargeCardProps) {
  const { table, voice, seat, card: face } = useTable()
  const { type, deck, icons, points, power, requires, number } = cardOf(table, card)
  const { sort, marks, text } = face(card)
  const needs = needIcons(table, seat, requires)
  const asked = marks.filter(({ role }) => role === 'cost' || role === 'needs')
  return (
    <article className={style.large} data-type={type} data-deck={deck}>
      <header>
        <b>{cardName(voice, table, card)}</b>
        <span className={style.number}>{number}</span>
      </header>
      <div className={style.largeArt}>
        <Vignette number={number} type={type} />
        <span className={style.largeGives}>
          {icons.map(([icon, n]) => several(n, () => <Icon name={skillIcon(icon)} size={26} />))}
        </span>
        <span className={style.points}>
          <Points n={points} size={38} />
        </span>
      </div>
      <p className={style.sort}>{sort}</p>
      {asked.length > 0 && (
        <ul className={style.asked}>
          {asked.map(({ icon, label }) => {
            const isMissing = needs.find((need) => need.icon === icon)?.isMissing ?? false
            return (
              <li key={label} data-missing={isMissing || undefined} data-alone={isAlone || undefined}>
                <Icon name={icon} size={18} />
                {label}
                {!isAlone && <span aria-hidden="true">{isMissing ? '✗' : '✓'}</span>}
              </li>
            )
          })}
        </ul>
      )}
      <p className={style.power}>
        <Icon name={kindIcon(power.kind)} size={20} />
        <IconLine icons={powerIcons(power)} size={20} />
      </p>
      {text.map((line) => (
        <p key={line} data-says="">
          {isAlone ? <TermText text={line} /> : line}
        </p>
      ))}
      {note !== undefined && <p className={style.note}>{note}</p>}
      <footer>{voice.format(`webWistar.card.${provenanceOf(table, card)}`)}</footer>
    </article>
  )
}
