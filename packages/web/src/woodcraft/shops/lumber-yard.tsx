import {
  type BuyLumberArgs,
  type BuySixArgs,
  colours,
  type Die as DieNumber,
  dieNamed,
  dieOf,
  LARGEST,
  nameOf,
  printedPrice,
  sixPrice,
  yardPrice,
} from '@nora/woodcraft'
import { Die } from '../art/die.tsx'
import { Framed } from '../drawing/framed.tsx'
import { Price } from '../drawing/price.tsx'
import { Word } from '../drawing/word.tsx'
import { usePointing } from '../preview.ts'
import { useTable } from '../use-table.ts'

const Y = 292

/** Two dice of each wood, and the sixes that dice can be traded for, at the reader's prices. */
export function LumberYard() {
  const { table, voice, item, reader, decision } = useTable()
  const pointing = usePointing()
  const point = (name: string, berries: number) => pointing({ come: [name], goods: { berries: -berries } })
  const { off = 0 } = (decision?.args ?? {}) as Partial<BuyLumberArgs & BuySixArgs>
  const price = (name: string, of: typeof yardPrice) => {
    const die = dieNamed(name) as DieNumber
    return reader < 0 ? printedPrice(die) : of(table, reader, die, off)
  }
  const priced = (name: string, berries: number) => voice.format('webWoodcraft.yard.die', { die: item(name), berries })
  return (
    <>
      <rect x={1} y={Y - 2} width={263} height={90} rx={9} fill="var(--yard)" stroke="#2b2118" strokeWidth={2} />
      <Word x={10} y={Y + 15} size={15.5} weight={700} isTitle fill="var(--yard-ink)" most={246}>
        {voice.format('webWoodcraft.yard.title')}
      </Word>
      <g data-place="yard">
        {table.state.yard.map((value, space) => {
          const x = 9 + space * 43
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of the yard have no other name.
          if (value === 0) return <Empty key={space} x={x} />
          const name = nameOf(dieOf(Math.floor(space / 2), value))
          const berries = price(name, yardPrice)
          return (
            <Framed
              // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of the yard have no other name.
              key={space}
              thing={name}
              sort="yard"
              x={x}
              y={Y + 22}
              width={34}
              height={62}
              label={priced(name, berries)}
              onPoint={point(name, berries)}
            >
              <Die wood={colours[Math.floor(space / 2)] as 'green'} value={value} size={34} />
              <Price x={17} y={43} berries={berries} />
            </Framed>
          )
        })}
      </g>
      <Word x={272} y={Y + 15} size={15.5} weight={700} isTitle most={100}>
        {voice.format('webWoodcraft.yard.sixes')}
      </Word>
      {colours.map((colour, index) => {
        const name = nameOf(dieOf(index, LARGEST))
        const berries = price(name, sixPrice)
        return (
          <Framed
            key={colour}
            thing={name}
            sort="six"
            x={275 + index * 35}
            y={Y + 24}
            width={26}
            height={58}
            label={priced(name, berries)}
            onPoint={point(name, berries)}
          >
            <Die wood={colour} value={LARGEST} size={26} />
            <Price x={13} y={38} berries={berries} isSmall />
          </Framed>
        )
      })}
    </>
  )
}

/** Bought; a new die is rolled when the action ends. */
function Empty({ x }: { readonly x: number }) {
  return (
    <rect
      x={x}
      y={Y + 22}
      width={34}
      height={36}
      rx={6}
      fill="none"
      stroke="var(--yard-ink)"
      strokeWidth={1.6}
      strokeDasharray="4 4"
      opacity={0.6}
    />
  )
}
