import { namesIn } from '@nora/choosing'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { Card } from '../../plain/card.tsx'
import { faceOf } from '../../plain/face.ts'
import { useTable } from '../context.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { AboutIcons, RuleLink } from '../rules/rule-link.tsx'
import { TermText } from '../rules/term-text.tsx'
import style from './dialogs.module.css'

/** Everything there is to read about a piece, and why it cannot be chosen where it looks as if it could. */
export function Help({ thing, onClose }: { readonly thing: string; onClose(): void }) {
  const voice = useVoice()
  const { parts, table, refusals, speaker, explain } = useTable()
  const face = useMemo(() => faceOf(parts.words, table, thing, speaker), [parts, table, thing, speaker])
  const Picture = parts.own?.HelpPicture
  const reasons = refusals.filter(({ choice }) => namesIn(choice).includes(thing))
  return (
    <Dialog title={face?.name ?? voice.format('webTable.help.title')} onClose={onClose}>
      {face && (
        <div className={style.piece}>
          {Picture && (
            <div className={style.picture} aria-hidden="true">
              <Picture thing={thing} />
            </div>
          )}
          <Card face={face} full onRead={onClose} />
        </div>
      )}
      {reasons.length > 0 && (
        <section>
          <h3>{voice.format('webTable.help.whyNot')}</h3>
          <ul>
            {reasons.map((refusal) => (
              <li key={JSON.stringify(refusal.choice)}>
                <TermText text={explain(refusal)} onRead={onClose} /> <RuleLink code={refusal.code} onRead={onClose} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <AboutIcons icons={[...(face?.marks ?? []).map(({ icon }) => icon), ...(face?.about ?? [])]} onRead={onClose} />
      <p>
        <Link href={`/gallery/${parts.game.id}`} target="_blank">
          {voice.format('webGallery.open')}
        </Link>
      </p>
    </Dialog>
  )
}
