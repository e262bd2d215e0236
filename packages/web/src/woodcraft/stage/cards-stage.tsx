import { type Item, isHidden } from '@nora/kernel'
import { dealtHelpersOf, dealtOrdersOf, handOf, playerOf } from '@nora/woodcraft'
import { usePicking } from '../../table/picking.tsx'
import { ToolDisc } from '../art/tool-disc.tsx'
import { HELPER_CARD, HelperCard } from '../cards/helper-card.tsx'
import { ORDER_CARD, OrderCard } from '../cards/order-card.tsx'
import { Framed } from '../drawing/framed.tsx'
import { inLines } from '../drawing/in-lines.ts'
import { useLetters } from '../drawing/letters.ts'
import { MarksRow } from '../drawing/marks-row.tsx'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'
import { DoButton } from './do-button.tsx'
import { StageFrame } from './stage-frame.tsx'
import { useStageSize } from './stage-size.ts'

const SCALE = 1.3

interface CardRowProps {
  readonly cards: readonly Item[]
  readonly x: number
  readonly y: number
  readonly scale?: number
  /** They can be chosen. */
  readonly sort?: string
  readonly perRow?: number
  /** From one card to the next. */
  readonly step?: number
}

function Cards({ cards, x, y, scale = SCALE, sort = 'card', perRow = 9, step = 99 }: CardRowProps) {
  const { table, card } = useTable()
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {cards
        .filter((item) => !isHidden(item))
        .map((item, index) => {
          const { name, text } = card(item)
          const isOrder = table.content.orders.has(item)
          return (
            <Framed
              key={item}
              thing={item}
              sort={sort}
              x={(index % perRow) * step}
              y={Math.floor(index / perRow) * 124}
              {...(isOrder ? ORDER_CARD : HELPER_CARD)}
              label={[name, ...text].join('. ')}
            >
              {isOrder ? <OrderCard order={item} /> : <HelperCard helper={item} />}
            </Framed>
          )
        })}
    </g>
  )
}

/** The first helper: three cards before the empty workshop. */
export function KeepHelperStage() {
  const { table, voice, seat, card } = useTable()
  const helpers = table.zone(dealtHelpersOf(seat))
  const { berries } = playerOf(table, seat)
  const { width, isNarrow } = useStageSize()
  const column = isNarrow ? 140 : (width - 42) / 3
  return (
    <StageFrame
      narrowHeight={430}
      title={voice.format('webWoodcraft.stage.keepHelper')}
      hint={voice.format('webWoodcraft.stage.keepHelperHint')}
    >
      <Cards
        cards={helpers}
        x={isNarrow ? 16 : 44}
        y={isNarrow ? 50 : 92}
        scale={isNarrow ? 1.38 : 1.5}
        step={column / (isNarrow ? 1.38 : 1.5)}
      />
      {helpers
        .filter((helper) => !isHidden(helper))
        .map((helper, index) => {
          const cost = table.content.helpers.get(helper)?.cost ?? 0
          return (
            <g key={helper} transform={`translate(${(isNarrow ? 14 : 24) + index * column} ${isNarrow ? 224 : 284})`}>
              <MarksRow
                marks={[
                  { sign: 'berry', text: `${berries} → ${berries - cost}` },
                  { sign: 'berry-income', text: '+1' },
                ]}
                x={isNarrow ? 0 : 20}
                y={0}
                size={19}
                line="var(--ink)"
                most={column - 12}
              />
              <Lines y={14} width={column - 12} height={isNarrow ? 190 : 126} lines={card(helper).text} />
            </g>
          )
        })}
    </StageFrame>
  )
}

interface LinesProps {
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lines: readonly string[]
}

/** Sentences in a drawing, broken where its width ends. */
function Lines({ y, width, height, lines }: LinesProps) {
  // Larger ones would not have room for the longest helper.
  const size = Math.min(16, useLetters().sized(13.5))
  return (
    <foreignObject x={0} y={y} width={width} height={height}>
      {lines.map((line) => (
        <p key={line} style={{ margin: '0 0 4px', font: `500 ${size}px/1.14 var(--text)`, color: 'var(--ink)' }}>
          {line}
        </p>
      ))}
    </foreignObject>
  )
}

/** The first orders: five to choose two from, beside the two nut orders that are in hand already. */
export function KeepOrdersStage() {
  const { table, voice, seat, decision } = useTable()
  const { picks, choose } = usePicking()
  const { done } = picks
  const { isNarrow, isUpright = false } = useStageSize()
  return (
    <StageFrame
      narrowHeight={640}
      title={voice.format('webWoodcraft.stage.keepOrders')}
      hint={voice.format('webWoodcraft.stage.keepOrdersHint', { n: picks.picked('*').length })}
    >
      <Cards
        cards={table.zone(dealtOrdersOf(seat))}
        x={24}
        y={isNarrow ? 50 : 98}
        scale={isUpright ? 1.28 : isNarrow ? 1.36 : 1.18}
        perRow={isNarrow ? 3 : 5}
      />
      {/* Where my hand lies in sight below, it need not lie here as well. */}
      {!isUpright && (
        <>
          <Word x={24} y={isNarrow ? 404 : 268} size={16} weight={700} isTitle>
            {voice.format('webWoodcraft.stage.inHand')}
          </Word>
          <Cards cards={table.zone(handOf(seat))} x={24} y={isNarrow ? 416 : 282} scale={1.18} sort="held" />
        </>
      )}
      <DoButton
        x={isNarrow ? 24 : 380}
        y={isUpright ? 380 : isNarrow ? 572 : 330}
        width={isNarrow ? 390 : 220}
        isOpen={done !== undefined}
        act={() => decision && done !== undefined && choose(decision, done)}
      >
        {voice.format('webWoodcraft.stage.keepTwo')}
      </DoButton>
    </StageFrame>
  )
}

/** Five types of tools, with how many are left. */
export function ToolStage() {
  const { table, voice, item } = useTable()
  const { sized } = useLetters()
  const { width, wall } = useStageSize()
  const step = (width - 36) / 5
  const wide = Math.min(100, step - 6)
  return (
    <StageFrame
      narrowHeight={280}
      title={voice.format('webWoodcraft.stage.tool')}
      hint={voice.format('webWoodcraft.stage.toolHint')}
    >
      <g transform={`translate(0 ${wall + 28})`}>
        {table.content.tools.map((tool, index) => (
          <Framed
            key={tool}
            thing={tool}
            sort="tool"
            x={18 + (step - wide) / 2 + index * step}
            y={0}
            width={wide}
            height={140}
            label={`${item(tool)}. ${voice.format('woodcraftPlay.card.left', { n: table.state.tools[tool] ?? 0 })}`}
          >
            <rect width={wide} height={140} rx={10} fill="var(--paper-raised)" stroke="var(--line)" strokeWidth={2} />
            <ToolDisc tool={tool} x={wide / 2} y={52} r={34} />
            {inLines(item(tool), wide - 6, sized(15)).map((line, nth, { length }) => (
              <Word
                key={line}
                x={wide / 2}
                y={112 - (length - 1 - nth) * 15 + (length - 1) * 4}
                size={15}
                weight={700}
                isTitle
                anchor="middle"
                most={wide - 6}
              >
                {line}
              </Word>
            ))}
            <Word x={wide / 2} y={133} size={14} weight={600} anchor="middle" fill="var(--ink-soft)">
              {`× ${table.state.tools[tool] ?? 0}`}
            </Word>
          </Framed>
        ))}
      </g>
    </StageFrame>
  )
}
