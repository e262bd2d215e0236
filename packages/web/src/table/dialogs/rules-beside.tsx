import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { Chapters } from '../../rulebook/chapters.tsx'
import { useRulebook } from '../../rulebook/use-rulebook.ts'
import { Beside } from '../parts/beside.tsx'

interface RulesBesideProps {
  readonly game: string
  /** The paragraph that is asked for; without one the book opens at its beginning. */
  readonly address: string | undefined
  go(address: string): void
  onClose(): void
}

/** The rulebook beside the table: one reads it, and plays on. */
export function RulesBeside({ game, address, go, onClose }: RulesBesideProps) {
  const voice = useVoice()
  const book = useRulebook(game)
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.focus(), [])
  useEffect(() => {
    if (book && address !== undefined) text.current?.querySelector(`[id="${address}"]`)?.scrollIntoView()
  }, [book, address])
  return (
    <Beside title={voice.format('webTable.help.rules')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keys */}
      <div ref={text} tabIndex={0}>
        {book && <Chapters game={game} book={book} here={address} go={go} />}
        <p>
          <Link href={`/rules/${game}`} target="_blank">
            {voice.format('webRules.whole')}
          </Link>
        </p>
      </div>
    </Beside>
  )
}
