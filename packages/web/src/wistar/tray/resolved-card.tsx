import { type Decision, isRecord } from '@nora/kernel'
import { RATBOT } from '@nora/wistar'
import { CardFront } from '../cards/invention-card.tsx'
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
  return (
    <div className={`${palette.palette} ${style.resolved}`}>
      {isInvention && <CardFront card={source} />}
      {/* A mission hangs in the farm with all its rows: here stands which one it is. */}
      <div data-brief={missions.has(source) || undefined} title={card(source).text.join('\n')}>
        <b>{item(source)}</b>
        {card(source).text.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </div>
  )
}
