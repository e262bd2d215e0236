import type { Rulebook } from '@nora/messages'
import type { CommonIcon, Icon as IconName } from '@nora/words'
import { useVoice } from '../app/voice.tsx'
import { commonIcons } from '../art/icons/common.tsx'
import { Icon } from '../art/icons/icon.tsx'
import style from './chapters.module.css'
import { useRuleIndex } from './use-rule-index.ts'

interface IconTableProps {
  readonly game: string
  readonly book: Rulebook
  readonly go?: ((address: string) => void) | undefined
}

/** Every icon of a game, what it means, and the paragraph about it. */
export function IconTable({ game, book, go }: IconTableProps) {
  const voice = useVoice()
  const index = useRuleIndex(game)
  const own = book.icons.map(({ address, heading, text }) => ({ name: address.slice('icon.'.length), heading, text }))
  const common = Object.keys(commonIcons).map((name) => {
    const [heading = '', text = ''] = voice.format(`webRules.icon.${name as CommonIcon}`).split('\n')
    return { name, heading, text }
  })
  return (
    <ul className={style.icons}>
      {[...own, ...common].map(({ name, heading, text }) => {
        const to = index?.icons[name]
        return (
          <li key={name}>
            <Icon name={name as IconName} />
            <span>
              <a
                href={`#${to}`}
                onClick={
                  go &&
                  ((event) => {
                    event.preventDefault()
                    if (to) go(to)
                  })
                }
              >
                {heading}
              </a>
              <small>{text}</small>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
