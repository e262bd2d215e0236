import { type Decision, isRecord } from '@nora/kernel'
import { type Mission, RATBOT } from '@nora/wistar'
import { CardFront } from '../cards/invention-card.tsx'
import { MissionRows } from '../cards/mission-rows.tsx'
import palette from '../palette.module.css'
import { useTable } from '../use-table.ts'
import style from './tray.module.css'

/** What an effect comes from, and who brought it about. */
function originOf({ args, seat }: Decision): { readonly source: string | undefined; readonly actor: number } {
  const { source, actor } = isRecord(args) ? args : {}
  return {
    source: typeof source === 'string' ? source : undefined,
    actor: typeof actor === 'number' ? actor : seat,
  }
}

/** Who attacks, and with what. */
export function Attack({ decision }: { readonly decision: Decision }) {
  const { voice, speaker } = useTable()
  const { actor } = originOf(decision)
  if (actor === decision.seat) return null
  const name = actor === RATBOT ? voice.format('wistarPlay.ratbot') : speaker.name(actor)
  return <p className={style.attack}>{voice.format('webWistar.attack', { name })}</p>
}

/** What is being resolved: the card or mission that an effect comes from. It stands below what is to be answered. */
export function ResolvedCard({ decision }: { readonly decision: Decision }) {
  const { table, card, item } = useTable()
  const { source } = originOf(decision)
  if (source === undefined) return null
  const { inventions, guests, missions, objectives, doors } = table.content
  const isInvention = inventions.recommended.has(source)
  if (!isInvention && ![guests, missions, objectives, doors].some((records) => records.has(source))) return null
  const mission = missions.get(source)
  const words = card(source).text
  return (
    <div className={`${palette.palette} ${style.resolved}`}>
      {isInvention && <CardFront card={source} />}
      <div title={words.join('\n')}>
        <b>{item(source)}</b>
        {mission && <MissionRows mission={mission as Mission} size={16} />}
        {words.map((line) => (
          <span key={line} className={mission && 'unseen'}>
            {line}
          </span>
        ))}
      </div>
    </div>
  )
}
