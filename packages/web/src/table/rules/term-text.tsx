import { useMemo } from 'react'
import { useVoice } from '../../app/voice.tsx'
import { RuleText } from '../../rulebook/rule-text.tsx'
import { linkedSpans, termsOf } from '../../rulebook/terms.ts'
import { useRulebook } from '../../rulebook/use-rulebook.ts'
import { useTable } from '../context.tsx'
import { useBesideBoard } from './reading.ts'

interface TermTextProps {
  readonly text: string
  /** Where the text itself comes from: nothing in it leads there. */
  readonly own?: string
  /** A paragraph is opened. */
  onRead?(): void
}

/** A text in which the words of the game lead to their paragraphs: beside the board, or where there is none on the page of the rules. */
export function TermText({ text, own, onRead }: TermTextProps) {
  const { language } = useVoice()
  const { parts } = useTable()
  const read = useBesideBoard()
  const game = parts.game.id
  const book = useRulebook(game)
  const terms = useMemo(() => (book && parts.ruleIndex ? termsOf(book, parts.ruleIndex) : []), [book, parts.ruleIndex])
  const go = (address: string) => {
    onRead?.()
    read?.(address)
  }
  return <RuleText text={linkedSpans(text, terms, language, own)} page={`/rules/${game}`} go={read && go} />
}
