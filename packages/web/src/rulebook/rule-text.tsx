import { type Span, spansOf } from '@nora/messages'
import type { Icon as IconName } from '@nora/words'
import { Fragment } from 'react'
import { Icon } from '../art/icons/icon.tsx'

interface RuleTextProps {
  /** As it is written, or already with its terms linked. */
  readonly text: string | readonly Span[]
  /** The page on which the paragraphs stand; without it, this one. */
  readonly page?: string
  /** Goes to another paragraph; without it, the address of the page does. */
  readonly go?: ((address: string) => void) | undefined
}

/** What a paragraph says: words, words that lead to another paragraph, and icons. */
export function RuleText({ text, page = '', go }: RuleTextProps) {
  return (typeof text === 'string' ? spansOf(text) : text).map((span, index) => {
    const key = `${index}`
    if ('icon' in span) return <Icon key={key} name={span.icon as IconName} size="1.2em" />
    const { words, to } = span
    if (to === undefined) return <Fragment key={key}>{words}</Fragment>
    return (
      <a
        key={key}
        href={`${page}#${to}`}
        onClick={
          go &&
          ((event) => {
            event.preventDefault()
            go(to)
          })
        }
      >
        {words}
      </a>
    )
  })
}
