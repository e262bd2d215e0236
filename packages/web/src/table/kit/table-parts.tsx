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
import { LayoutProvider, type Size, useMeasuredLayout } from './layout.ts'
import { Notices } from './notice.tsx'
import style from './table-parts.module.css'
import { useShownPart } from './use-shown-part.ts'

/** Where the frame keeps a place for the bar; nothing where the bar stands over its table. */
const PartBar = createContext<HTMLElement | null>(null)

export const PartBarProvider = PartBar.Provider

const none: readonly never[] = []

interface TablePartsProps<P extends string> {
  readonly label: string
  readonly parts: readonly P[]
  nameOf(part: P): string
  /** Its sign, above its name. */
  signOf?(part: P): ReactNode
  /** Where all is one below the other: the parts that share the upper half, behind tabs. */
  readonly tabs?: readonly P[]
  /** Where the answer to each kind of decision lies. */
  readonly partOf: { readonly [kind: string]: P }
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
  useAsked(space, `${layout} ${part}`)
  useShownPart(space, part, turnTo, partWith)
  useLessonPart(parts, turnTo)
  const place = useContext(PartBar)
  const shown = layout === 'part' ? parts : layout === 'column' ? tabs : undefined
  const bar = shown && (
    <nav className={style.parts} data-parts="" aria-label={label}>
      {shown.map((one) => (
        <button key={one} type="button" title={nameOf(one)} aria-pressed={one === part} onClick={() => turnTo(one)}>
          {signOf?.(one)}
          <span>{nameOf(one)}</span>
        </button>
      ))}
    </nav>
  )
  return (
    <LayoutProvider value={layout}>
      <div
        ref={space}
        className={style.space}
        data-layout={layout}
        data-beside={(layout === 'column' && column !== undefined) || undefined}
      >
        {place ? createPortal(bar, place) : bar}
        <Notices>{children(part)}</Notices>
      </div>
    </LayoutProvider>
  )
}

/** Turns to what is asked about as soon as it is asked; one may look elsewhere meanwhile, and whoever is led does. */
function usePart<P extends string>(
  parts: readonly P[],
  partOf: TablePartsProps<P>['partOf'],
  always: readonly P[],
): readonly [P, (part: P) => void] {
  const { decision } = useTable()
  const [turned, turnTo] = useState(parts[0] as P)
  const asked = useRef<string>(undefined)
  const kind = decision?.kind
  const isLed = useLessonGuide()?.points?.part !== undefined
  const turnToOther = useCallback((one: P) => !always.includes(one) && turnTo(one), [always])
  const there = partOf[kind ?? '']
  useEffect(() => {
    const now = `${kind} ${there}`
    if (there !== undefined && now !== asked.current && !isLed) turnToOther(there)
    asked.current = now
  }, [kind, there, isLed, turnToOther])
  const isShown = !always.includes(turned)
  return [isShown ? turned : (parts.find((one) => !always.includes(one)) ?? turned), turnToOther]
}

/**
 * The first thing that can be chosen is in sight as soon as something else is asked, and whoever plays with the keys is at
 * it. Where one part at a time is shown, it has to be turned to first.
 */
function useAsked(space: RefObject<HTMLElement | null>, shown: string): void {
  const { decision } = useTable()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part of the table, or another room for it, has other things in sight
  useEffect(() => {
    // A table in a picture is looked at, not played at.
    if (!decision || space.current?.closest('[inert]')) return
    const first = askedOn(space)
    first?.scrollIntoView(NEAREST)
    // Where nothing on the board is asked about, the main button is.
    const main = document.querySelector<HTMLElement>('[data-button="main"]')
    if (document.activeElement === document.body) (first ?? main)?.focus({ preventScroll: true })
  }, [decision, shown])
  useTurned(space, () => askedOn(space)?.scrollIntoView(NEAREST))
}

const NEAREST = { block: 'nearest', inline: 'nearest' } as const

/** The first thing on the board that can be chosen. */
function askedOn(space: RefObject<HTMLElement | null>): HTMLElement | null | undefined {
  return space.current?.querySelector<HTMLElement>(':is(button, [role="button"])[data-open], [data-placing]')
}

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
