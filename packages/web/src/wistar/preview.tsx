import { type Decision, isRecord } from '@nora/kernel'
import { capital } from '@nora/messages'
import { bedPrice, HUT, highest, openMission, playerOf, roomPrice } from '@nora/wistar'
import type { ReactNode } from 'react'
import { Icon } from '../art/icons/icon.tsx'
import { actionIcons, effectIcons } from './cards/effect-icons.ts'
import { IconLine } from './cards/icon-line.tsx'
import { needIcons } from './cards/needs.ts'
import palette from './palette.module.css'
import style from './preview.module.css'
import { Changes } from './tray/changes.tsx'
import { placePreview } from './tray/turn-preview.ts'
import { useTable } from './use-table.ts'

interface PreviewProps {
  readonly decision: Decision
  /** A place for a leader, a row of a mission, the next room or bed: as the thing is called on the table. */
  readonly of: string
  readonly className?: string | undefined
}

/** What it would bring, as old → new; nothing where that is not known beforehand. */
export function Preview({ decision, of, className = '' }: PreviewProps) {
  const content =
    of.startsWith('place/') && decision.kind === 'turn' ? (
      <Place id={of.slice('place/'.length)} />
    ) : of.startsWith('row/') && decision.kind === 'completeMission' ? (
      <Row at={of} />
    ) : of === decision.kind && (of === 'dig' || of === 'build') ? (
      <Make kind={of} />
    ) : undefined
  if (!content) return null
  return (
    <div className={`${palette.palette} ${style.preview} ${className}`} data-preview="">
      {content}
    </div>
  )
}

function Place({ id }: { readonly id: string }): ReactNode {
  const { table, voice, seat, decision, whyNot, explain } = useTable()
  const preview = placePreview(table, seat, id)
  if (!preview || !decision) return null
  const reason = isRecord(decision.args) && decision.args.placed ? undefined : whyNot(decision, { place: id })
  const { action, strength, changes, others } = preview
  const name = action === HUT ? voice.format('wistarPlay.place.hut') : voice.format(`wistarCards.action.${action}`)
  return (
    <>
      <header>
        <Icon name={action === HUT ? 'hut' : actionIcons[action]} size={20} />
        <b>{capital(name)}</b>
        {strength !== undefined && <span className={style.strength}>{strength}</span>}
      </header>
      {reason ? (
        <p>{explain(reason)}</p>
      ) : (
        <p>
          <Changes changes={changes} />
          {others.map((icon, index) => {
            const key = `${icon}/${index}`
            return <Icon key={key} name={icon} size={19} />
          })}
        </p>
      )}
    </>
  )
}

function Make({ kind }: { readonly kind: 'dig' | 'build' }): ReactNode {
  const { table, voice, seat, decision, whyNot, explain } = useTable()
  const reason = decision && whyNot(decision, kind)
  const player = playerOf(table, seat)
  const { off = 0, free = false } = (decision?.args ?? {}) as { readonly off?: number; readonly free?: boolean }
  const [good, price, made, values] =
    kind === 'dig'
      ? (['metal', roomPrice(table, seat), player.rooms, table.content.board.rooms] as const)
      : (['wood', bedPrice(table, seat), player.beds, table.content.board.beds] as const)
  const cost = free ? 0 : Math.max(0, price - off)
  const icon = kind === 'dig' ? 'room' : 'bed'
  return (
    <>
      <header>
        <Icon name={icon} size={20} />
        <b>{voice.format(`wistarCards.action.${kind === 'dig' ? 'digRooms' : 'buildBeds'}`)}</b>
      </header>
      <p>
        <Changes
          changes={[
            { icon: good, from: player[good], to: player[good] - cost },
            { icon: 'points', from: highest(values, made), to: highest(values, made + 1) },
          ]}
        />
      </p>
      {reason && <p>{explain(reason)}</p>}
    </>
  )
}

/** A row of a mission: what it asks for, mine lit, what it gives, and why it cannot be done. */
function Row({ at }: { readonly at: string }): ReactNode {
  const { table, voice, seat, decision, whyNot, explain } = useTable()
  const [, space = '', number = ''] = at.split('/')
  const [card] = table.state.zones[openMission(space)] ?? []
  const mission = card === undefined ? undefined : table.content.missions.get(card)
  const row = mission?.rows[Number(number) - 1]
  if (!row || !decision) return null
  const reason = whyNot(decision, { mission: space, row: Number(number) })
  return (
    <>
      <header>
        <Icon name="mission" size={20} />
        <b>{voice.say(row.name)}</b>
      </header>
      <p>
        <IconLine icons={needIcons(table, seat, row.requires)} />
        <span aria-hidden="true">→</span>
        <IconLine icons={effectIcons(row.reward)} />
      </p>
      {reason && <p>{explain(reason)}</p>}
    </>
  )
}
