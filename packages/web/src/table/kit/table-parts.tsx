import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTable } from '../context.tsx'
import { Notices } from './notice.tsx'
import { RoomProvider, useMeasuredRoom } from './room.ts'
import style from './table-parts.module.css'

interface TablePartsProps<P extends string> {
  readonly label: string
  readonly parts: readonly P[]
  nameOf(part: P): string
  /** Where the answer to each kind of decision lies. */
  readonly partOf: { readonly [kind: string]: P }
  children(part: P): ReactNode
}

/**
 * A table in parts. Where there is no room for all of it, one part at a time is shown, the one that is asked about, and a
 * bar leads to the others. What is asked about comes into sight.
 */
export function TableParts<P extends string>({ label, parts, nameOf, partOf, children }: TablePartsProps<P>) {
  const space = useRef<HTMLDivElement>(null)
  const room = useMeasuredRoom(space)
  const [part, turnTo] = usePart(parts, partOf)
  useAsked(space, part)
  return (
    <RoomProvider value={room}>
      <div ref={space} className={style.space} data-room={room}>
        <nav className={style.parts} aria-label={label}>
          {parts.map((one) => (
            <button key={one} type="button" aria-pressed={one === part} onClick={() => turnTo(one)}>
              {nameOf(one)}
            </button>
          ))}
        </nav>
        <Notices>{children(part)}</Notices>
      </div>
    </RoomProvider>
  )
}

/** Turns to what is asked about as soon as it is asked; one may look elsewhere meanwhile. */
function usePart<P extends string>(parts: readonly P[], partOf: TablePartsProps<P>['partOf']) {
  const { decision } = useTable()
  const [part, turnTo] = useState(parts[0] as P)
  const asked = useRef<string>(undefined)
  const kind = decision?.kind
  useEffect(() => {
    if (kind !== undefined && kind !== asked.current) turnTo((now) => partOf[kind] ?? now)
    asked.current = kind
  }, [kind, partOf])
  return [part, turnTo] as const
}

/**
 * The first thing that can be chosen is in sight as soon as something else is asked, and whoever plays with the keys is at
 * it. Where one part at a time is shown, it has to be turned to first.
 */
function useAsked(space: RefObject<HTMLElement | null>, part: string): void {
  const { decision } = useTable()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part of the table has other things in sight
  useEffect(() => {
    if (!decision) return
    const first = space.current?.querySelector<HTMLElement>(':is(button, [role="button"])[data-open], [data-placing]')
    first?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (document.activeElement === document.body) first?.focus({ preventScroll: true })
  }, [decision, part])
}
