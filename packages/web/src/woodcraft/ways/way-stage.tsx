import { type Decision, type Item, isRecord, type Json } from '@nora/kernel'
import { type Found, ORDERS, type Way, type WayAnswer, wayCosts } from '@nora/woodcraft'
import { OrderTag } from '../cards/order-tag.tsx'
import { inLines } from '../drawing/in-lines.ts'
import { useLetters } from '../drawing/letters.ts'
import { signOf } from '../drawing/marks.ts'
import { MarksRow } from '../drawing/marks-row.tsx'
import { widthOf } from '../drawing/measure.ts'
import { Word } from '../drawing/word.tsx'
import { DoButton } from '../stage/do-button.tsx'
import { StageFrame } from '../stage/stage-frame.tsx'
import { useStageSize } from '../stage/stage-size.ts'
import { useTable } from '../use-table.ts'
import { useAskedWay } from './asked-way.ts'
import { StepPicture } from './step-picture.tsx'
import { useWay } from './use-way.ts'

/** "How?": the shortest way to an order, step by step, to be followed at once or one step at a time. */
export function WayStage({ order }: { readonly order: Item }) {
  const { table, voice, decision, item } = useTable()
  const { ask, follow } = useAskedWay()
  const found = useWay(order)
  const { width, isNarrow } = useStageSize()
  const isShown = table.zone(ORDERS).includes(order)
  const isMine = decision?.kind === 'turn' && !isShown
  return (
    <StageFrame
      narrowHeight={440}
      title={voice.format('webWoodcraft.way.title', { order: item(order) })}
      hint={voice.format('webWoodcraft.way.hint')}
    >
      <g transform={`translate(24 ${isNarrow ? 44 : 78})`}>
        <OrderTag order={order} width={isNarrow ? width - 50 : 330} height={46} />
      </g>
      <Labelled found={found} />
      {found && 'way' in found && (
        <>
          <DoButton
            x={24}
            y={380}
            width={isNarrow ? 150 : 190}
            isOpen={isMine}
            act={() => follow(found.way.steps[0] ?? [])}
          >
            {voice.format('webWoodcraft.way.step')}
          </DoButton>
          <DoButton
            x={isNarrow ? 182 : 228}
            y={380}
            width={isNarrow ? 130 : 170}
            isOpen={isMine}
            act={() => follow(found.way.steps.flat())}
          >
            {voice.format('webWoodcraft.way.all')}
          </DoButton>
        </>
      )}
      {isShown && (
        <Word x={24} y={isNarrow ? 374 : 366} size={14.5} weight={600} fill="var(--warn)" most={width - 60}>
          {voice.format('webWoodcraft.way.onShow')}
        </Word>
      )}
      <DoButton
        x={width - (isNarrow ? 120 : 160)}
        y={380}
        width={isNarrow ? 96 : 132}
        isOpen
        act={() => ask(undefined)}
      >
        {voice.format('webWoodcraft.way.close')}
      </DoButton>
    </StageFrame>
  )
}

function Labelled({ found }: { readonly found: Found | undefined }) {
  const { voice } = useTable()
  const say = useStepWords()
  const { wall, isNarrow } = useStageSize()
  if (!found)
    return (
      <Word x={24} y={wall + 42} size={16} fill="var(--ink-soft)">
        {voice.format('webWoodcraft.way.thinking')}
      </Word>
    )
  if ('none' in found) return <NoWay none={found.none} />
  const { steps } = found.way
  const pitch = isNarrow ? Math.min(50, 215 / steps.length) : Math.min(44, 150 / Math.max(1, steps.length - 1))
  return (
    <>
      {steps.map((answers, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name.
        <g key={index} transform={`translate(24 ${wall + 26 + index * pitch})`}>
          <circle cx={11} cy={0} r={12} fill="#d99a3d" stroke="#2b2118" strokeWidth={1.6} />
          <Word x={11} y={5} size={14} weight={800} anchor="middle" fill="#2b2118">
            {index + 1}
          </Word>
          <StepPicture answers={answers} x={36} />
          <StepWords>{say(answers)}</StepWords>
        </g>
      ))}
      <Cost way={found.way} />
    </>
  )
}

/** What a way spends; that a tree is felled too early is no good that could be counted, and said in words. */
function Cost({ way: { cost, spent } }: { readonly way: Way }) {
  const { voice } = useTable()
  const { width, isNarrow } = useStageSize()
  const letters = useLetters()
  const goods = Object.entries(spent) as [keyof typeof wayCosts, number][]
  const isUnripe = cost > goods.reduce((sum, [good, n]) => sum + n * wayCosts[good], 0)
  const words =
    goods.length > 0
      ? voice.format('webWoodcraft.tray.takes')
      : voice.format(isUnripe ? 'webWoodcraft.way.unripe' : 'webWoodcraft.way.free')
  const marks = goods.map(([good, n]) => ({ sign: signOf(good), text: String(n) }))
  const after = 24 + widthOf(words, letters.sized(15), 600) + 14
  // Where there is little room, what is said of the tree stands below.
  const beside = isNarrow ? 24 : after + marks.length * 48
  const y = isNarrow && isUnripe ? 340 : 350
  return (
    <>
      <Word x={24} y={y} size={15} weight={600} most={width - 60}>
        {words}
      </Word>
      <MarksRow marks={marks} x={after} y={y - 5} size={19} line="var(--ink)" />
      {goods.length > 0 && isUnripe && (
        <Word x={beside} y={isNarrow ? y + 19 : y} size={14} fill="var(--ink-soft)" most={width - beside - 36}>
          {voice.format('webWoodcraft.way.unripe')}
        </Word>
      )}
    </>
  )
}

/** A step in words beside its picture, in two lines where one is too short; where there is little room, below it. */
function StepWords({ children: words }: { readonly children: string }) {
  const { width, isNarrow } = useStageSize()
  const letters = useLetters()
  if (isNarrow)
    return (
      <Word x={36} y={26} size={14} weight={600} most={width - 80}>
        {words}
      </Word>
    )
  const most = width - 280
  const lines = inLines(words, most, letters.sized(15))
  return lines.map((line, index) => (
    <Word key={line} x={230} y={5 + (index - (lines.length - 1) / 2) * 17} size={15} weight={600} most={most}>
      {line}
    </Word>
  ))
}

/** Honestly: what is missing, or that no bench can make it. */
function NoWay({ none: { dice, materials } }: { readonly none: Extract<Found, { none: unknown }>['none'] }) {
  const { voice } = useTable()
  const { width, wall } = useStageSize()
  const what = [
    ...(dice > 0 ? [voice.format('webWoodcraft.way.noneDice', { n: dice })] : []),
    ...Object.entries(materials).map(([material, n]) =>
      voice.format('webWoodcraft.way.noneMaterial', {
        what: voice.say({ id: `woodcraftCards.stock.${material}`, params: { n } }),
      }),
    ),
  ]
  const words = what.length > 0 ? what.join(', ') : voice.format('webWoodcraft.way.noneBench')
  return (
    <Word x={24} y={wall + 42} size={16} weight={600} most={width - 60}>
      {voice.format('webWoodcraft.way.none', { what: words })}
    </Word>
  )
}

/** A step in words: what is done at the bench or by the helper. */
function useStepWords(): (answers: readonly WayAnswer[]) => string {
  const { choice, seat, voice, item } = useTable()
  return (answers) => {
    const [first] = answers
    // What it asks for and pays stands on the order above.
    if (isRecord(first?.choice) && 'complete' in first.choice)
      return voice.format('webWoodcraft.way.complete', { order: item(String(first.choice.complete)) })
    const told = answers.filter(({ kind }) => kind !== 'turn')
    const shown = told.length > 0 ? told : answers
    return shown.map(({ kind, choice: answer }) => choice(asked(seat, kind), answer)).join(', ')
  }
}

/** As if it were asked now; what the words of a choice need to know of its question. */
function asked(seat: number, kind: string): Decision {
  const args: { readonly [kind: string]: Json } = {
    saw: { cuts: 1 },
    splice: { most: 6 },
    shave: { most: 6 },
    buySix: { sold: null, off: 0, mustBuy: true },
    sellDie: { more: 0, off: 0, mustSell: true },
  }
  return { seat, kind, args: args[kind] ?? null }
}
