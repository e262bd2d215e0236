import type { Effect } from '@nora/effects'
import { each } from '@nora/kernel'
import { goods } from '@nora/woodcraft'
import { usePicking } from '../../table/picking.tsx'
import { Framed } from '../drawing/framed.tsx'
import { useLetters } from '../drawing/letters.ts'
import { marksOf, signOf } from '../drawing/marks.ts'
import { MarksRow } from '../drawing/marks-row.tsx'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'
import { DiceRow, sizeInRow } from './dice-row.tsx'
import { DoButton } from './do-button.tsx'
import { StageFrame } from './stage-frame.tsx'
import { useStageSize } from './stage-size.ts'

/** What a card leaves open: one of several, whether at all, or by what it is paid. */
export function EffectStage() {
  const { wall, isNarrow } = useStageSize()
  const { voice, decision, space, choice: say } = useTable()
  const { picks } = usePicking()
  const size = useLetters().sized(13.5)
  if (!decision) return null
  const { effect } = decision.args as { readonly effect?: Effect }
  const options = [...each(space(decision))].filter((choice) => typeof choice === 'string') as string[]
  const marks = (option: string) => {
    const of = (effect?.options as { readonly [id: string]: Effect } | undefined)?.[option]
    if (of) return marksOf(of)
    return option === 'do' && effect ? marksOf(effect) : []
  }
  const pays = decision.kind === 'effect.pay'
  const perRow = isNarrow ? 3 : 4
  const rows = Math.max(1, Math.ceil(options.length / perRow))
  // The longest ability has room in one row.
  const high = rows > 1 ? 128 : 184
  return (
    <StageFrame
      narrowHeight={wall + 44 + rows * (high + 14)}
      title={voice.format('webWoodcraft.stage.effect')}
      hint={voice.format(`webWoodcraft.stage.${pays ? 'pay' : 'choose'}Hint`)}
    >
      {options.map((option, index) => (
        <Framed
          key={option}
          thing={option}
          sort="option"
          x={(isNarrow ? 16 : 26) + (index % perRow) * (isNarrow ? 138 : 146)}
          y={wall + 28 + Math.floor(index / perRow) * (high + 14)}
          width={128}
          height={high}
          label={say(decision, option)}
        >
          <rect width={128} height={high} rx={10} fill="var(--paper-raised)" stroke="var(--line)" strokeWidth={2} />
          <MarksRow marks={marks(option)} x={64} y={34} size={30} anchor="middle" most={118} line="var(--ink)" />
          <foreignObject x={8} y={60} width={112} height={high - 62}>
            <p style={{ margin: 0, font: `600 ${size}px/1.2 var(--text)`, color: 'var(--ink)', textAlign: 'center' }}>
              {say(decision, option)}
            </p>
          </foreignObject>
        </Framed>
      ))}
      {pays &&
        goods
          .filter((good) => picks.isOpen('*', good) || picks.timesPicked('*', good) > 0)
          .map((good, index) => (
            <Framed
              key={good}
              thing={good}
              sort="good"
              n={9}
              x={26 + index * 90}
              y={wall + 28}
              width={74}
              height={74}
              label={voice.say({ id: `woodcraftPlay.fact.${good}`, params: { n: picks.timesPicked('*', good) } })}
            >
              <rect width={74} height={74} rx={10} fill="var(--paper-raised)" stroke="var(--line)" strokeWidth={2} />
              <MarksRow marks={[{ sign: signOf(good) }]} x={37} y={32} size={34} anchor="middle" line="var(--ink)" />
              <Word x={37} y={68} size={15} weight={700} anchor="middle">
                {picks.timesPicked('*', good)}
              </Word>
            </Framed>
          ))}
    </StageFrame>
  )
}

const PER_ROW = 9

/** Which die is taken, where a card leaves it open. */
export function OfferedDiceStage() {
  const { wall, width } = useStageSize()
  const { voice, decision, space } = useTable()
  if (!decision) return null
  const dice = [...each(space(decision))].map(String)
  const size = sizeInRow(Math.min(PER_ROW, dice.length), width - 52)
  const pitch = size * 1.1 + 18
  return (
    <StageFrame
      narrowHeight={wall + 46 + Math.ceil(dice.length / PER_ROW) * pitch}
      title={voice.format('webWoodcraft.stage.chooseDie')}
      hint={voice.format('webWoodcraft.stage.chooseDieHint')}
    >
      {dice.flatMap((first, index) =>
        index % PER_ROW === 0
          ? [
              <DiceRow
                key={first}
                dice={dice.slice(index, index + PER_ROW)}
                sort="offered"
                x={26}
                y={wall + 28 + (index / PER_ROW) * pitch}
                size={size}
              />,
            ]
          : [],
      )}
    </StageFrame>
  )
}

/** The dice that are given for an order, where there is a choice. */
export function DeliverStage() {
  const { wall, width } = useStageSize()
  const { voice, decision, item, space } = useTable()
  const { picks, choose } = usePicking()
  if (!decision) return null
  const { order } = decision.args as { readonly order: string }
  const dice = [...new Set([...each(space(decision))].flatMap((set) => (set as readonly string[]).map(String)))].sort()
  const done = picks.done
  const offered = dice.flatMap((name) => Array.from({ length: most(space(decision), name) }, () => name))
  return (
    <StageFrame
      narrowHeight={300}
      title={voice.format('webWoodcraft.stage.deliver', { order: item(order) })}
      hint={voice.format('webWoodcraft.stage.deliverHint')}
    >
      <DiceRow dice={offered} sort="die" x={26} y={wall + 28} size={sizeInRow(offered.length, width - 52)} isCounted />
      <DoButton
        x={26}
        y={wall + 122}
        width={240}
        isOpen={done !== undefined}
        act={() => done !== undefined && choose(decision, done)}
      >
        {voice.format('webWoodcraft.rack.deliver')}
      </DoButton>
    </StageFrame>
  )
}

/** How often a die stands in one of the sets at most. */
function most(sets: Parameters<typeof each>[0], name: string): number {
  return Math.max(...[...each(sets)].map((set) => (set as readonly string[]).filter((die) => die === name).length))
}
