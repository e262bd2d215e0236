import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useTable } from '../context.tsx'
import { useLessonGuide, useLessonPart } from '../lesson-guide.ts'
import lamps from './lamps.module.css'
import { LayoutProvider, useMeasuredLayout } from './layout.ts'
import { Notices } from './notice.tsx'
import type { Size } from './on-screen/use-measured.ts'
import style from './table-parts.module.css'
import { firstOpen, useAskedFocus } from './use-asked-focus.ts'
import { type PartOf, useAskedPart } from './use-asked-part.ts'
import { useShownPart } from './use-shown-part.ts'

/** Where the frame keeps a place for the bar; nothing where the bar stands over its table. */
const PlaceOfBar = createContext<HTMLElement | null>(null)

export const PartBarProvider = PlaceOfBar.Provider

interface PartBarProps {
  readonly label: string
  /** A button for each part, pressed where it is shown; `data-wanted` where it is the one asked about. */
  readonly children: ReactNode
}

/** Leads to the parts of a table: on a phone at the foot of the page, in every game. */
export function PartBar({ label, children }: PartBarProps) {
  const place = useContext(PlaceOfBar)
  const bar = (
    <nav className={`${style.parts} ${lamps.lamps}`} data-parts="" aria-label={label}>
      {children}
    </nav>
  )
  return place ? createPortal(bar, place) : bar
}

const none: readonly never[] = []

interface TablePartsProps<P extends string> {
  readonly label: string
  readonly parts: readonly P[]
  nameOf(part: P): string
  /** Its sign, above its name. */
  signOf?(part: P): ReactNode
  /** Where all is one below the other: the parts that share the upper half, behind tabs. */
  readonly tabs?: readonly P[]
  readonly partOf: PartOf<P>
  /** The parts that are in sight beside the tabs: nobody has to turn to them. */
  readonly always?: readonly P[]
  /** The part in which a thing or a place lies, where parts are drawn only when they are shown. */
  partWith?(thing: string): P | undefined
  /** A table that is drawn as a whole needs so much room, in letters, and is shown part by part where there is less. */
  readonly whole?: Size
  /** So much is enough for it with tabs. */
  readonly column?: Size
  children(part: P): ReactNode
}

/**
 * A table in parts. Where there is no room for all of it, one part at a time is shown, the one that is asked about, and a
 * bar leads to the others. What is asked about comes into sight.
 */
export function TableParts<P extends string>({
  label,
  parts,
  nameOf,
  signOf,
  tabs,
  always = none,
  partOf,
  partWith,
  whole,
  column,
  children,
}: TablePartsProps<P>) {
  const space = useRef<HTMLDivElement>(null)
  const layout = useMeasuredLayout(space, whole, column)
  const [part, turnTo] = usePart(parts, partOf, layout === 'column' ? always : none)
  useAskedInSight(space, `${layout} ${part}`)
  useAskedFocus(space, `${layout} ${part}`)
  useShownPart(space, part, turnTo, partWith)
  useLessonPart(parts, turnTo)
  const shown = layout === 'part' ? parts : layout === 'column' ? tabs : undefined
  return (
    <LayoutProvider value={layout}>
      <div
        ref={space}
        className={style.space}
        data-layout={layout}
        data-tabs-beside={(layout === 'column' && column !== undefined) || undefined}
      >
        {shown && (
          <PartBar label={label}>
            {shown.map((one) => (
              <button
                key={one}
                type="button"
                title={nameOf(one)}
                aria-pressed={one === part}
                onClick={() => turnTo(one)}
              >
                {signOf?.(one)}
                <span>{nameOf(one)}</span>
              </button>
            ))}
          </PartBar>
        )}
        <Notices>{children(part)}</Notices>
      </div>
    </LayoutProvider>
  )
}

/** Turns to what is asked about, unless whoever is led looks elsewhere. */
function usePart<P extends string>(
  parts: readonly P[],
  partOf: PartOf<P>,
  always: readonly P[],
): readonly [P, (part: P) => void] {
  const [turned, turnTo] = useState(parts[0] as P)
  const isLed = useLessonGuide()?.points?.part !== undefined
  const turnToOther = useCallback((one: P) => !always.includes(one) && turnTo(one), [always])
  const turnToAsked = useCallback((one: P) => !isLed && turnToOther(one), [isLed, turnToOther])
  useAskedPart(partOf, turnToAsked)
  const isShown = !always.includes(turned)
  return [isShown ? turned : (parts.find((one) => !always.includes(one)) ?? turned), turnToOther]
}

/**
 * The first thing that can be chosen is in sight as soon as something else is asked, and whenever a screen was turned. Where
 * one part at a time is shown, it has to be turned to first.
 */
function useAskedInSight(space: RefObject<HTMLElement | null>, shown: string): void {
  const { decision } = useTable()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part of the table, or another layout of it, has other things in sight
  useEffect(() => {
    // A table in a picture is looked at, not played at.
    if (decision && !space.current?.closest('[inert]')) firstOpen(space)?.scrollIntoView(NEAREST)
  }, [decision, shown])
  useTurned(space, () => firstOpen(space)?.scrollIntoView(NEAREST))
}

const NEAREST = { block: 'nearest', inline: 'nearest' } as const

/** Does something whenever a screen was turned: its bars may come and go meanwhile, but they change its height alone. */
function useTurned(space: RefObject<HTMLElement | null>, act: () => void): void {
  const turned = useRef(act)
  turned.current = act
  useEffect(() => {
    const element = space.current
    if (!element) return
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      turned.current()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [space])
}
