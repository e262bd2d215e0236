import { PUBLIC_LESSONS } from '@nora/cats'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { TableProps } from '../table/table-props.ts'
import { CardDock } from './cards/card-dock.tsx'
import { ToldCards } from './cards/told-cards.tsx'
import style from './cats-board.module.css'
import { type Here, HereProvider, useMakeHere } from './here.tsx'
import { Bag } from './island/bag.tsx'
import { IslandBoard } from './island/island-board.tsx'
import { MyShip } from './ship/my-ship.tsx'
import { OtherShips } from './ship/other-ships.tsx'
import { SisterPanel } from './sister/sister.tsx'
import { useRoom } from './use-room.ts'

const parts = ['island', 'ship', 'cards', 'others'] as const
type Part = (typeof parts)[number]

/** The table of The Isle of Cats. Where there is no room for all of it, one part at a time is shown: the one that is asked about. */
export function CatsBoard(props: TableProps) {
  const { notice, tell } = useNotice()
  const space = useRef<HTMLDivElement>(null)
  const room = useRoom(space)
  const here = useMakeHere(props, room, tell)
  const [part, turnTo] = usePart(here)
  useAsked(space, here, part)
  const { voice, table, decision } = here
  const others = table.state.sister ? 'sister' : 'others'
  // Something else than the island is asked about: where the table is low it makes room.
  const about = decision && partOf[decision.kind]
  const isAside = room !== 'part' && about !== undefined && about !== 'island'
  return (
    <HereProvider value={here}>
      <div ref={space} className={style.space} data-room={room}>
        <nav className={style.parts} aria-label={voice.format('webCats.parts')}>
          {parts.map((one) => (
            <button key={one} type="button" aria-pressed={one === part} onClick={() => turnTo(one)}>
              {voice.format(`webCats.part.${one === 'others' ? others : one}`)}
            </button>
          ))}
        </nav>
        {/* Where there is not room for all of it, it scrolls, and what scrolls must be reached with the keys. */}
        <div
          className={style.table}
          data-part={part}
          data-aside={isAside || undefined}
          {...(room !== 'whole' && { tabIndex: 0, role: 'group', 'aria-label': voice.format('webCats.parts') })}
        >
          <div className={style.island}>
            <IslandBoard />
          </div>
          <div className={style.ship}>
            <MyShip />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys. */}
          <section className={style.others} tabIndex={0} aria-label={voice.format(`webCats.part.${others}`)}>
            <Bag />
            <SisterPanel />
            <OtherShips />
            <ToldCards title={voice.format('catsPlay.view.publicLessons')} cards={table.zone(PUBLIC_LESSONS)} />
          </section>
          <div className={style.cards}>
            <CardDock />
          </div>
        </div>
        <output className={style.notice} data-shown={notice !== '' || undefined}>
          {notice}
        </output>
      </div>
    </HereProvider>
  )
}

/** What a decision is about. */
const partOf: { readonly [kind: string]: Part } = {
  draft: 'cards',
  buy: 'cards',
  rescueCards: 'cards',
  rareFinds: 'cards',
  anytime: 'cards',
  giveLessons: 'cards',
  rescue: 'island',
  familyRescue: 'island',
  oshax: 'island',
  treasure: 'island',
  mapBonus: 'island',
  moveCat: 'island',
  zone: 'island',
  place: 'ship',
  colour: 'ship',
  giveTreasures: 'ship',
}

/** Turns to what is asked about as soon as it is asked; one may look elsewhere meanwhile. */
function usePart({ decision }: Here): readonly [Part, (part: Part) => void] {
  const [part, turnTo] = useState<Part>('island')
  const asked = useRef<string>(undefined)
  const kind = decision?.kind
  useEffect(() => {
    if (kind !== undefined && kind !== asked.current) turnTo((now) => partOf[kind] ?? now)
    asked.current = kind
  }, [kind])
  return [part, turnTo]
}

/**
 * The first thing that can be chosen is in sight as soon as something else is asked, and whoever plays with the keys is at
 * it. Where one part at a time is shown, it has to be turned to first.
 */
function useAsked(space: RefObject<HTMLElement | null>, { decision }: Here, part: Part): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part of the table has other things in sight
  useEffect(() => {
    if (!decision) return
    const first = space.current?.querySelector<HTMLElement>(':is(button, [role="button"])[data-open], [data-placing]')
    first?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (document.activeElement === document.body) first?.focus({ preventScroll: true })
  }, [decision, part])
}

const NOTICE_STAYS = 5_000

/** Why something could not be done, said for a moment. */
function useNotice() {
  const [notice, setNotice] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useCallback((text: string) => {
    clearTimeout(timer.current)
    setNotice(text)
    timer.current = setTimeout(() => setNotice(''), NOTICE_STAYS)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { notice, tell }
}
