import type { OpenMotion } from '@nora/protocol'
import { useVoice } from '../../../app/voice.tsx'
import button from '../../../ui/button.module.css'
import { useTable } from '../../context.tsx'
import type { TableModel } from '../../model/model.ts'
import style from './motion-card.module.css'

interface MotionCardProps {
  readonly model: TableModel
  readonly open: OpenMotion
}

/** Something the table is asked to agree to. */
export function MotionCard({ model, open }: MotionCardProps) {
  const voice = useVoice()
  const { reader, speaker } = useTable()
  const { motion, by, yes, voters } = open
  const what =
    motion.type === 'replace'
      ? voice.format('webTable.motion.replace', { name: speaker.name(motion.seat) })
      : voice.format(`webTable.motion.${motion.type}`)
  const asked = voters.includes(reader) && !yes.includes(reader)
  const vote = (agrees: boolean) => model.do({ type: 'vote', seat: reader, motion: open.id, yes: agrees })
  return (
    <section className={style.motion} role="alert">
      <p>{voice.format('webTable.motion.asks', { name: speaker.name(by), what })}</p>
      {asked ? (
        <div className={style.row}>
          <button type="button" className={`${button.quiet} ${button.primary}`} onClick={() => vote(true)}>
            {voice.format('webTable.motion.agree')}
          </button>
          <button type="button" className={button.quiet} onClick={() => vote(false)}>
            {voice.format('webTable.motion.refuse')}
          </button>
        </div>
      ) : (
        <p>{voice.format('webTable.motion.waiting', { yes: yes.length, of: voters.length })}</p>
      )}
    </section>
  )
}
