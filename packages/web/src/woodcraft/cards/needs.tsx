import {
  type Colour,
  colourOf,
  colours,
  type DieName,
  type Die as DieNumber,
  dieNamed,
  faceOf,
  type NeedState,
  type OrderCard,
  type OrderProgress,
} from '@nora/woodcraft'
import { Die, type DieLook } from '../art/die.tsx'
import { Sign } from '../art/signs.tsx'
import { useHeldDie } from '../carry/held-die.ts'
import { signOf } from '../drawing/marks.ts'
import { Tick } from '../drawing/tick.tsx'

interface NeedsProps {
  readonly card: OrderCard
  /** How far one is with it; nothing where nobody in particular looks. */
  readonly progress: OrderProgress | undefined
  readonly x: number
  readonly y: number
  readonly size: number
  readonly anchor?: 'start' | 'middle'
  readonly most?: number
  /** More than so many stand in two rows. */
  readonly perRow?: number
}

const looks: { readonly [state in NeedState]: DieLook } = { filled: 'full', near: 'half', missing: 'missing' }

/** Whether a die is one that is asked for. */
function isWanted({ colour, value }: OrderCard['record']['dice'][number], held: DieName): boolean {
  const die = dieNamed(held) as DieNumber
  const wood = colours[colourOf(die)] as Colour
  return (
    value === faceOf(die) && (colour === 'any' || (Array.isArray(colour) ? colour.includes(wood) : colour === wood))
  )
}

/** What an order asks for: each piece filled, one bench away, or missing; lit where the die is wanted that is held. */
export function Needs({ card, progress, x, y, size, anchor = 'start', most, perRow = 9 }: NeedsProps) {
  const { dice } = card.record
  const held = useHeldDie()
  const gap = size * 0.28
  const materials =
    progress?.materials ??
    card.need.materials.flatMap(([material, n]) =>
      Array.from({ length: n }, () => ({ material, state: undefined as NeedState | undefined })),
    )
  const pieces = dice.length + materials.length
  const rows = pieces > perRow ? 2 : 1
  const columns = Math.ceil(pieces / rows)
  const width = columns * (size + gap) - gap
  const scale = Math.min(1, (most ?? width) / width, rows > 1 ? 0.74 : 1)
  const from = anchor === 'start' ? x : x - (width * scale) / 2
  const top = rows > 1 ? y - size * 0.2 : y + (size * (1 - scale)) / 2
  const at = (index: number) =>
    `translate(${(index % columns) * (size + gap)} ${Math.floor(index / columns) * (size + 3)})`
  return (
    <g transform={`translate(${from} ${top}) scale(${scale})`}>
      {dice.map(({ colour, value }, index) => {
        const state = progress?.dice[index]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may ask for the same die twice.
          <g key={index} transform={at(index)}>
            <Die wood={colour} value={value} size={size} look={state ? looks[state] : 'full'} />
            {state === 'filled' && <Tick x={size} y={size} r={size * 0.13 + 2.2} />}
            {held !== undefined && isWanted({ colour, value }, held) && (
              <rect
                data-wanted={held}
                x={-3}
                y={-3}
                width={size + 6}
                height={size + 6}
                rx={6}
                fill="none"
                stroke="var(--lit)"
                strokeWidth={3}
              />
            )}
          </g>
        )
      })}
      {materials.map(({ material, state }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a material are alike.
        <g key={`m${index}`} transform={at(dice.length + index)}>
          {state !== undefined && state !== 'filled' && (
            <rect
              x={-1}
              y={-1}
              width={size + 2}
              height={size + 2}
              rx={5}
              fill="none"
              stroke="#8a7a66"
              strokeWidth={1.5}
              strokeDasharray="3 2.6"
            />
          )}
          <g opacity={state === 'missing' ? 0.5 : 1}>
            <Sign name={signOf(material)} x={0} y={0} size={size} />
          </g>
          {state === 'filled' && <Tick x={size} y={size} r={size * 0.13 + 2.2} />}
        </g>
      ))}
    </g>
  )
}
