import type { Paragraph, Rulebook } from '@nora/messages'
import { type ReactNode, useMemo } from 'react'
import { useVoice } from '../app/voice.tsx'
import style from './chapters.module.css'
import { IconTable } from './icon-table.tsx'
import { RuleText } from './rule-text.tsx'
import { linkedSpans, termsOf } from './terms.ts'
import { useRuleIndex } from './use-rule-index.ts'

interface ChaptersProps {
  readonly game: string
  readonly book: Rulebook
  /** The paragraph that somebody came for. */
  readonly here: string | undefined
  /** Goes to another paragraph; without it, the address of the page does. */
  readonly go?: ((address: string) => void) | undefined
  /** What stands beside a paragraph. */
  beside?(paragraph: Paragraph): ReactNode
}

/** A rulebook, chapter after chapter; every paragraph has its address, and words of the game lead to theirs. */
export function Chapters({ game, book, here, go, beside }: ChaptersProps) {
  const { language } = useVoice()
  const index = useRuleIndex(game)
  const terms = useMemo(() => (index ? termsOf(book, index) : []), [book, index])
  return book.chapters.map(({ id, title, paragraphs }) => (
    <section key={id} className={style.chapter} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => {
        const picture = beside?.(paragraph)
        return (
          <div key={paragraph.address} className={style.row}>
            {picture}
            <section
              id={paragraph.address}
              className={style.paragraph}
              data-here={paragraph.address === here || undefined}
            >
              <h3>
                <a href={`#${paragraph.address}`} onClick={go && ((event) => event.preventDefault())}>
                  {paragraph.heading}
                </a>
              </h3>
              <p>
                <RuleText text={linkedSpans(paragraph.text, terms, language, paragraph.address)} go={go} />
              </p>
            </section>
          </div>
        )
      })}
      {id === 'icons' && <IconTable game={game} book={book} go={go} />}
    </section>
  ))
}
