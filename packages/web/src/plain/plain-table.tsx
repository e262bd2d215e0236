import type { Seat } from '@nora/kernel'
import type { Group } from '@nora/words'
import { memo, type ReactNode, useMemo, useRef, useState } from 'react'
import { useTable } from '../table/context.tsx'
import { SeatSign } from '../table/parts/seat-sign.tsx'
import { GroupView } from './group-view.tsx'
import style from './plain.module.css'

/** A table for every game: what lies in the middle, what is one's own, and what the others have, in labelled groups. */
export const PlainTable = memo(function PlainTable() {
  const { parts, table, reader, speaker, voice } = useTable()
  const groups = useMemo(() => parts.words.groups(table, reader, speaker), [parts, table, reader, speaker])
  const common = groups.filter(({ owner }) => owner === undefined)
  const others = [...new Set(groups.flatMap(({ owner }) => (owner === undefined || owner === reader ? [] : [owner])))]
  const own = groups.filter(({ owner }) => owner === reader)
  const board = useRef<HTMLDivElement>(null)
  const show = (part: string) => {
    const target = board.current?.querySelector(`[data-part="${part}"]`)
    if (target instanceof HTMLDetailsElement) target.open = true
    target?.scrollIntoView({ block: 'start' })
  }
  const part = (title: string, list: readonly Group[]) => (
    <section className={style.part} data-part={list === common ? 'common' : undefined} aria-label={title}>
      {list !== own && <h2 className="unseen">{title}</h2>}
      <div className={style.groups}>
        {list.map((group) => (
          <GroupView key={group.id} group={group} />
        ))}
      </div>
    </section>
  )
  return (
    <div ref={board} className={style.plain}>
      <nav className={style.ways} aria-label={voice.format('webTable.plain.parts')}>
        <PartLink onClick={() => show('common')}>{voice.format('webTable.plain.common')}</PartLink>
        {own.length > 0 && (
          <PartLink seat={reader} onClick={() => show('own')}>
            {voice.format('webTable.plain.own')}
          </PartLink>
        )}
        {others.map((seat) => (
          <PartLink key={seat} seat={seat} onClick={() => show(`other-${seat}`)}>
            {speaker.name(seat)}
          </PartLink>
        ))}
      </nav>
      {part(voice.format('webTable.plain.common'), common)}
      {own.length > 0 && (
        <div className={style.own} data-part="own">
          <h2>
            <SeatSign seat={reader} size="1.4rem" />
            {voice.format('webTable.plain.own')}
          </h2>
          {part(voice.format('webTable.plain.own'), own)}
        </div>
      )}
      {others.map((seat) => (
        <Other key={seat} seat={seat} name={speaker.name(seat)} facts={groups.find(({ owner }) => owner === seat)}>
          {() =>
            part(
              speaker.name(seat),
              groups.filter(({ owner }) => owner === seat),
            )
          }
        </Other>
      ))}
    </div>
  )
})

interface OtherProps {
  readonly seat: Seat
  readonly name: string
  readonly facts: Group | undefined
  children(): ReactNode
}

/** Another player: a line that tells most, and all of it on demand. */
function Other({ seat, name, facts, children }: OtherProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className={style.other}
      data-part={`other-${seat}`}
      data-owner={seat}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <SeatSign seat={seat} size="1.4rem" />
        <strong>{name}</strong>
        <span className={style.glance}>{facts?.facts.map(({ label }) => label).join(' · ')}</span>
      </summary>
      {open && children()}
    </details>
  )
}

interface PartLinkProps {
  readonly seat?: Seat
  readonly children: string
  onClick(): void
}

/** Leads to a part of the table. */
function PartLink({ seat, children, onClick }: PartLinkProps) {
  return (
    <button type="button" className={style.way} onClick={onClick}>
      {seat !== undefined && <SeatSign seat={seat} size="1.2rem" />}
      {children}
    </button>
  )
}
