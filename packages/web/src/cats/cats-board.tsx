import { each } from '@nora/kernel'
import { type ReactNode, useMemo } from 'react'
import { Icon } from '../art/icons/icon.tsx'
import { useLayout } from '../table/kit/layout.ts'
import { TableParts } from '../table/kit/table-parts.tsx'
import { needsNoHand } from './cards/anytime-card.ts'
import { AskedCards, isFromElsewhere } from './cards/asked-cards.tsx'
import { Hand } from './cards/hand.tsx'
import { WantedCard } from './cards/wanted-card.tsx'
import style from './cats-board.module.css'
import { Goals } from './goals/goals.tsx'
import { IslandBoard } from './island/island-board.tsx'
import { Shelf } from './island/shelf.tsx'
import { Stage } from './island/stage.tsx'
import { type Part, parts, partsFor, stageFor } from './parts.ts'
import { MyShip } from './ship/my-ship.tsx'
import { OtherShips } from './ship/other-ships.tsx'
import { SisterPanel } from './sister/sister.tsx'
import { CardInQuestion } from './tray/card-in-question.tsx'
import { useTable } from './use-table.ts'

/** In the upper half of a narrow table; the ship is always below. */
const tabs = parts.filter((part) => part !== 'ship')

const signs = { island: 'cat', ship: 'cells', cards: 'cards', goals: 'lesson', others: 'order' } as const

/** The table of The Isle of Cats. */
export function CatsBoard() {
  const { voice, table, decision, space } = useTable()
  const partOf = useMemo(() => partsFor(decision ? each(space(decision)) : []), [decision, space])
  const others = table.state.sister ? 'sister' : 'others'
  const nameOf = (part: Part) => voice.format(`webCats.part.${part === 'others' ? others : part}`)
  return (
    <WantedCard>
      <TableParts
        label={voice.format('webCats.parts')}
        parts={parts}
        nameOf={nameOf}
        signOf={(part) => <Icon name={signs[part]} size={20} />}
        tabs={tabs}
        partOf={partOf}
      >
        {(part) => <Layout part={part} others={nameOf('others')} />}
      </TableParts>
    </WantedCard>
  )
}

/** Nothing on it changes its size between the phases: what is asked about takes the place of the island. */
function Layout({ part, others }: { readonly part: Part; readonly others: string }) {
  const { voice, decision, table } = useTable()
  const layout = useLayout()
  const stage = stageFor(decision)
  const island = (
    <>
      {layout === 'part' && decision && <CardInQuestion decision={decision} />}
      <div className={style.island} data-picture="island">
        {stage === 'shelf' ? <Stage /> : <IslandBoard />}
      </div>
      <div className={style.shelf}>
        <Shelf hasCats={stage === 'shelf'} />
      </div>
    </>
  )
  const asked = (
    <div className={style.asked} data-picture="asked">
      <AskedCards />
    </div>
  )
  const hand = (
    <div className={style.cards} data-hand="">
      <Hand />
    </div>
  )
  const contents: { readonly [P in Part]: ReactNode } = {
    island: stage === 'cards' && layout === 'whole' ? asked : island,
    ship: (
      <div className={style.ship} data-picture="ship">
        <MyShip />
      </div>
    ),
    cards:
      stage === 'cards' && (layout === 'column' || isFromElsewhere(decision?.kind ?? '')) ? (
        <>
          {asked}
          {needsNoHand(table) && hand}
        </>
      ) : (
        hand
      ),
    goals: (
      <div className={style.goals}>
        <Goals />
      </div>
    ),
    others: (
      <Others label={others}>
        <SisterPanel />
        <OtherShips />
      </Others>
    ),
  }
  if (layout === 'whole')
    return (
      <div className={style.table}>
        {contents.island}
        {contents.ship}
        <div className={style.side}>
          {contents.goals}
          {contents.others}
        </div>
        {contents.cards}
      </div>
    )
  return (
    // It scrolls where there is not room for all of it, and what scrolls must be reached with the keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    // biome-ignore lint/a11y/useSemanticElements: parts of a table are no fieldset.
    <div className={style.table} data-part={part} tabIndex={0} role="group" aria-label={voice.format('webCats.parts')}>
      {layout === 'part' ? (
        parts.map((one) => (
          <div key={one} className={style.part} data-in-part={one} hidden={one !== part}>
            {contents[one]}
          </div>
        ))
      ) : (
        <>
          <div className={style.upper}>{contents[part === 'ship' ? 'island' : part]}</div>
          {contents.ship}
        </>
      )}
    </div>
  )
}

function Others({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { sister } = useTable().table.state
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys.
    <section className={style.others} data-sister={sister ? '' : undefined} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
