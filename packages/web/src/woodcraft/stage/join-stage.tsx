import { colourOf, dieNamed, gluePoints, nameOf, playerOf } from '@nora/woodcraft'
import { useState } from 'react'
import { usePicking } from '../../table/picking.tsx'
import { diceOf } from '../bench/pile.tsx'
import { MarksRow } from '../drawing/marks-row.tsx'
import { Word } from '../drawing/word.tsx'
import { useStagePreview } from '../preview.ts'
import { useTable } from '../use-table.ts'
import { DiceRow, sizeInRow } from './dice-row.tsx'
import { Profits } from './profits.tsx'
import { ResultDie } from './result-die.tsx'
import { StageFrame } from './stage-frame.tsx'
import { useStageSize } from './stage-size.ts'

/** On a narrow screen it is no higher than the dice need, until one of them is picked: then my orders are in sight below. */
const PICKING = 204

/** Two dice are glued into one with their sum; of two woods one is kept, and both together score. */
export function GlueStage() {
  const { wall, width } = useStageSize()
  const { table, voice, seat, item } = useTable()
  const { picks } = usePicking()
  const [pointed, point] = useState<string>()
  const pile = diceOf(playerOf(table, seat).lumber).map(({ die }) => nameOf(die))
  const picked = picks.picked('dice.*').map(String)
  const results = picked.length === 2 ? [...new Set(picks.values('into').map(String))] : []
  const into = pointed ?? results[0]
  const isTwo = new Set(picked.map((name) => colourOf(dieNamed(name) as number))).size > 1
  const goods = isTwo ? { points: gluePoints(table, seat) } : {}
  const choice = results.length === 1 ? picks.done : undefined
  const does = into &&
    choice !== undefined && { label: voice.format('webWoodcraft.stage.make', { die: item(into) }), choice }
  useStagePreview(into ? { gone: picked, come: [into], goods, ...(does && { does }) } : undefined)
  return (
    <StageFrame
      narrowHeight={results.length > 0 ? 440 : PICKING}
      title={voice.format('webWoodcraft.stage.glue')}
      hint={voice.format('webWoodcraft.stage.glueHint')}
    >
      <DiceRow dice={pile} sort="die" x={24} y={wall + 28} size={sizeInRow(pile.length, width - 48)} isCounted />
      {results.length > 0 && (
        <g transform={`translate(24 ${wall + 124})`}>
          <Word x={0} y={40} size={34} weight={700}>
            →
          </Word>
          {results.map((name, index) => (
            <ResultDie
              key={name}
              name={name}
              sort="into"
              x={58 + index * 84}
              onPoint={(is) => point(is ? name : undefined)}
            />
          ))}
          {isTwo && (
            <g transform={`translate(${70 + results.length * 84} 22)`}>
              <Word x={0} y={12} size={15} weight={700} fill="var(--good)" most={150}>
                {voice.format('webWoodcraft.stage.twoWoods')}
              </Word>
              <MarksRow
                marks={[{ sign: 'points', text: `+${gluePoints(table, seat)}` }]}
                x={0}
                y={28}
                size={20}
                line="var(--ink)"
              />
            </g>
          )}
        </g>
      )}
      <Profits />
    </StageFrame>
  )
}

/** A die turns its wood, or a chip of it goes into a pot. */
export function ChangeStage({ kind }: { readonly kind: 'recolour' | 'turnOver' | 'plant' }) {
  const { wall, width } = useStageSize()
  const { voice, item } = useTable()
  const { picks } = usePicking()
  const [pointed, point] = useState<string>()
  const dice = [...new Set(picks.values('die').map(String))]
  const name = picks.picked('die').at(-1) as string | undefined
  const trees = kind === 'plant' && name ? [...new Set(picks.values('tree').map(Number))] : []
  const results = kind !== 'plant' && name ? [...new Set(picks.values('into').map(String))] : []
  useStagePreview(name && pointed ? { gone: [name], come: [pointed] } : undefined)
  const hint = `webWoodcraft.stage.${kind}Hint` as const
  return (
    <StageFrame
      narrowHeight={name === undefined ? PICKING : 440}
      title={voice.format(`webWoodcraft.stage.${kind}`)}
      hint={voice.format(hint)}
    >
      <DiceRow dice={dice} sort="die" x={24} y={wall + 28} size={sizeInRow(dice.length, width - 48)} />
      <g transform={`translate(24 ${wall + 124})`}>
        {results.map((into, index) => (
          <ResultDie
            key={into}
            name={into}
            sort="into"
            x={10 + index * 84}
            onPoint={(is) => point(is ? into : undefined)}
          />
        ))}
        {name !== undefined &&
          trees.map((tree, index) => {
            const chip = `${name.split('-')[0]}-${tree}`
            return (
              <g key={tree}>
                <ResultDie name={chip} value={tree} sort="tree" x={10 + index * 110} />
                <Word x={10 + index * 110 + 32} y={96} size={14} anchor="middle" most={104}>
                  {voice.format('webWoodcraft.stage.chip', { die: item(chip) })}
                </Word>
              </g>
            )
          })}
      </g>
      <Profits />
    </StageFrame>
  )
}
