import { PUBLIC_LESSONS } from '@nora/cats'
import { useRoom } from '../table/kit/room.ts'
import { TableParts } from '../table/kit/table-parts.tsx'
import { CardDock } from './cards/card-dock.tsx'
import { ToldCards } from './cards/told-cards.tsx'
import style from './cats-board.module.css'
import { Bag } from './island/bag.tsx'
import { IslandBoard } from './island/island-board.tsx'
import { MyShip } from './ship/my-ship.tsx'
import { OtherShips } from './ship/other-ships.tsx'
import { SisterPanel } from './sister/sister.tsx'
import { useTable } from './use-table.ts'

const parts = ['island', 'ship', 'cards', 'others'] as const
type Part = (typeof parts)[number]

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

/** The table of The Isle of Cats. */
export function CatsBoard() {
  const { voice, table } = useTable()
  const others = table.state.sister ? 'sister' : 'others'
  const nameOf = (part: Part) => voice.format(`webCats.part.${part === 'others' ? others : part}`)
  return (
    <TableParts label={voice.format('webCats.parts')} parts={parts} nameOf={nameOf} partOf={partOf}>
      {(part) => <Layout part={part} others={nameOf('others')} />}
    </TableParts>
  )
}

function Layout({ part, others }: { readonly part: Part; readonly others: string }) {
  const { voice, table, decision } = useTable()
  const room = useRoom()
  // Something else than the island is asked about: where the table is low it makes room.
  const about = decision && partOf[decision.kind]
  const isAside = room !== 'part' && about !== undefined && about !== 'island'
  return (
    // Where there is not room for all of it, it scrolls, and what scrolls must be reached with the keys.
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
      <section className={style.others} tabIndex={0} aria-label={others}>
        <Bag />
        <SisterPanel />
        <OtherShips />
        <ToldCards title={voice.format('catsPlay.view.publicLessons')} cards={table.zone(PUBLIC_LESSONS)} />
      </section>
      <div className={style.cards}>
        <CardDock />
      </div>
    </div>
  )
}
