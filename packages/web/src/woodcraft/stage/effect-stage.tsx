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
import { DiceRow } from './dice-row.tsx'
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
  return (
    <StageFrame
      title={voice.format('webWoodcraft.stage.effect')}
      hint={voice.format(`webWoodcraft.stage.${pays ? 'pay' : 'choose'}Hint`)}
    >
      {options.slice(0, isNarrow ? 3 : 4).map((option, index) => (
        <Framed
          key={option}
          thing={option}
          sort="option"
          x={26 + index * (isNarrow ? 134 : 146)}
          y={wall + 28}
          width={126}
          height={120}
          label={say(decision, option)}
        >
          <rect width={126} height={120} rx={10} fill="var(--paper-raised)" stroke="var(--line)" strokeWidth={2} />
          <MarksRow marks={marks(option)} x={63} y={34} size={30} anchor="middle" most={116} line="var(--ink)" />
          <foreignObject x={8} y={60} width={110} height={58}>
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
              label={good}
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

/** Which die is taken, where a card leaves it open. */
export function OfferedDiceStage() {
  const { wall, isNarrow } = useStageSize()
  const { voice, decision, space } = useTable()
  if (!decision) return null
  const dice = [...each(space(decision))].map(String)
  return (
    <StageFrame
      title={voice.format('webWoodcraft.stage.chooseDie')}
      hint={voice.format('webWoodcraft.stage.chooseDieHint')}
    >
      {dice.flatMap((first, index) =>
        index % 9 === 0
          ? [
              <DiceRow
                key={first}
                dice={dice.slice(index, index + 9)}
                sort="offered"
                x={26}
                y={wall + 28 + (index / 9) * 70}
                size={isNarrow ? 30 : 48}
              />,
            ]
          : [],
      )}
    </StageFrame>
  )
}

/** The dice that are given for an order, where there is a choice. */
export function DeliverStage() {
  const { wall } = useStageSize()
  const { voice, decision, item, space } = useTable()
  const { picks, choose } = usePicking()
  if (!decision) return null
  const { order } = decision.args as { readonly order: string }
  const dice = [...new Set([...each(space(decision))].flatMap((set) => (set as readonly string[]).map(String)))].sort()
  const done = picks.done
  return (
    <StageFrame
      title={voice.format('webWoodcraft.stage.deliver', { order: item(order) })}
      hint={voice.format('webWoodcraft.stage.deliverHint')}
    >
      <DiceRow
        dice={dice.flatMap((name) => Array.from({ length: most(space(decision), name) }, () => name))}
        sort="die"
        x={26}
        y={wall + 28}
        size={48}
        isCounted
      />
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
