import type { Icon as IconName } from '@nora/words'
import { useVoice } from '../../app/voice.tsx'
import { Icon } from '../../art/icons/icon.tsx'
import { addressOf } from '../../games/rule-index.ts'
import { useRulebook } from '../../rulebook/use-rulebook.ts'
import { useTable } from '../context.tsx'
import { useReading } from './reading.ts'
import style from './rules.module.css'

interface RuleLinkProps {
  /** Of a refusal. */
  readonly code: string
  onRead?(): void
}

/** Leads from a refusal to the very paragraph it follows from. */
export function RuleLink({ code, onRead }: RuleLinkProps) {
  const { parts, decision } = useTable()
  const address = parts.ruleIndex && addressOf(parts.ruleIndex, code, decision?.kind)
  return address === undefined ? null : <ToParagraph address={address} onRead={onRead} />
}

interface ToParagraphProps {
  readonly address: string
  readonly onRead?: (() => void) | undefined
}

function ToParagraph({ address, onRead }: ToParagraphProps) {
  const voice = useVoice()
  const read = useReading()
  const { parts } = useTable()
  const heading = useRulebook(parts.game.id)?.paragraph(address)?.heading
  if (heading === undefined) return null
  return (
    <button
      type="button"
      data-help=""
      className={style.rule}
      onClick={() => {
        onRead?.()
        read(address)
      }}
    >
      {voice.format('webRules.rule', { heading })}
    </button>
  )
}

interface AboutIconsProps {
  readonly icons: readonly IconName[]
  onRead(): void
}

/** What the icons of a piece mean, each with its paragraph. */
export function AboutIcons({ icons, onRead }: AboutIconsProps) {
  const { parts } = useTable()
  const known = [...new Set(icons)].flatMap((icon) => {
    const address = parts.ruleIndex?.icons[icon]
    return address === undefined ? [] : [{ icon, address }]
  })
  if (known.length === 0) return null
  return (
    <ul className={style.icons}>
      {known.map(({ icon, address }) => (
        <li key={icon}>
          <Icon name={icon} /> <ToParagraph address={address} onRead={onRead} />
        </li>
      ))}
    </ul>
  )
}
