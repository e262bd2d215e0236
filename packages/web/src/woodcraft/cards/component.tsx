import type { Item } from '@nora/kernel'
import {
  type Action,
  actions,
  type Contract,
  colourOf,
  colours,
  type Die as DieNumber,
  dieNamed,
  faceOf,
  type Improvement,
} from '@nora/woodcraft'
import type { ReactNode } from 'react'
import { Card } from '../../plain/card.tsx'
import { provenanceOf } from '../../table/kit/provenance.ts'
import { ActionDisc } from '../art/action-disc.tsx'
import { Die } from '../art/die.tsx'
import { ToolDisc } from '../art/tool-disc.tsx'
import { marksOf } from '../drawing/marks.ts'
import { MarksRow } from '../drawing/marks-row.tsx'
import palette from '../palette.module.css'
import { SoloFace } from '../solo/solo-card.tsx'
import { useTable } from '../use-table.ts'
import style from './component.module.css'
import { HELPER_CARD, HelperCard } from './helper-card.tsx'
import { ORDER_CARD, OrderCard } from './order-card.tsx'

const nothing = () => {}

/** Any component of the game to be read: its picture, all it says in words, and where that comes from. */
export function Component({ item }: { readonly item: Item }) {
  const { table, voice, card } = useTable()
  return (
    <div className={`${palette.palette} ${style.component}`}>
      <ComponentPicture item={item} />
      <div>
        <Card face={card(item)} onRead={nothing} />
        <footer>{voice.format(`webWoodcraft.card.${provenanceOf(table.content.tables, item)}`)}</footer>
      </div>
    </div>
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A component as it lies on the table. */
export function ComponentPicture({ item }: { readonly item: Item }) {
  const { content } = useTable().table
  if (content.orders.has(item)) return <Drawn {...ORDER_CARD}>{<OrderCard order={item} />}</Drawn>
  if (content.helpers.has(item)) return <Drawn {...HELPER_CARD}>{<HelperCard helper={item} />}</Drawn>
  const solo = content.soloCards.get(item)
  if (solo)
    return (
      <Drawn width={56} height={74}>
        <SoloFace card={solo} />
      </Drawn>
    )
  const small = smallPicture(content, item)
  return small && <Drawn {...SMALL}>{small}</Drawn>
}

const SMALL: Size = { width: 48, height: 48 }

/** What is no card: dice, tiles, tools, contracts, improvements, reward tiles and bonuses. */
function smallPicture(content: ReturnType<typeof useTable>['table']['content'], item: Item): ReactNode | undefined {
  const die = dieNamed(item) as DieNumber | undefined
  if (die !== undefined)
    return <Die wood={colours[colourOf(die)] as 'green'} value={faceOf(die)} x={4} y={3} size={40} />
  if ((actions as readonly string[]).includes(item)) return <ActionDisc action={item as Action} x={24} y={23} r={21} />
  if (content.tools.includes(item)) return <ToolDisc tool={item} x={24} y={24} r={21} />
  const contract = content.contracts.get(item)
  if (contract) return <ContractSlip {...contract} />
  const effect =
    // With two seats, as the words beside it say.
    content.rewardTiles.get(item)?.even.middle ??
    content.improvements.get(item as Improvement)?.effect ??
    content.tables.windows.find(({ id }) => id === item)?.bonus ??
    content.tables.ring.find(({ id }) => id === item)?.bonus
  return (
    effect && (
      <MarksRow
        marks={marksOf(effect)}
        x={24}
        y={24}
        size={22}
        gap={2}
        anchor="middle"
        most={46}
        isTall
        line="var(--ink)"
      />
    )
  )
}

/** A public contract: what each thing that it counts is worth. */
function ContractSlip({ score }: Contract) {
  const points = typeof score === 'object' && 'times' in score ? score.times : 1
  return (
    <>
      <rect x={2} y={9} width={44} height={30} fill="var(--parchment)" stroke="var(--line)" strokeWidth={1.6} />
      <rect x={2} y={9} width={5} height={30} fill="#b3402f" />
      <MarksRow
        marks={[{ sign: 'points', text: `${points ?? 1}×` }]}
        x={27}
        y={24}
        size={18}
        anchor="middle"
        most={34}
        line="var(--ink)"
      />
    </>
  )
}

function Drawn({ width, height, children }: Size & { readonly children: ReactNode }) {
  return (
    <svg className={style.picture} viewBox={`-3 -3 ${width + 6} ${height + 10}`} aria-hidden="true">
      {children}
    </svg>
  )
}
