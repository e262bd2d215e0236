import type { Mark, Role } from '@nora/words'
import { useVoice } from '../app/voice.tsx'
import { Icon } from '../art/icons/icon.tsx'
import style from './plain.module.css'

const roles = ['cost', 'needs', 'gives', undefined] as const satisfies readonly (Role | undefined)[]

/** The marks of a card, those of one role together: what one pays, what one must have, what one gets. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const voice = useVoice()
  return roles.map((role) => {
    const alike = marks.filter((mark) => mark.role === role)
    if (alike.length === 0) return null
    return (
      <span key={role ?? 'plain'} className={style.marks} data-role={role}>
        {role && <span className={style.role}>{voice.format(`webTable.plain.${role}`)}</span>}
        {alike.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may have the same mark twice
          <Fact key={`${mark.label} ${index}`} mark={mark} />
        ))}
      </span>
    )
  })
}

/** An icon and what it says. */
export function Fact({ mark }: { readonly mark: Mark }) {
  return (
    <span className={style.fact}>
      <Icon name={mark.icon} size="1.15em" />
      <span>{mark.label}</span>
    </span>
  )
}
