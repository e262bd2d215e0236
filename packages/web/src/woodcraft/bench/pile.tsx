import { colourOf, colours, type Die as DieNumber, faceOf, nameOf, pileLimit, playerOf } from '@nora/woodcraft'
import { Die } from '../art/die.tsx'
import { pointAtDie } from '../carry/held-die.ts'
import { Framed } from '../drawing/framed.tsx'
import { Price } from '../drawing/price.tsx'
import { Word } from '../drawing/word.tsx'
import { useLookedAt } from '../looked-at.ts'
import { usePileAhead, usePointing } from '../preview.ts'
import { useTable } from '../use-table.ts'
import { useSalePrice } from './use-sale-price.ts'

const STEP = 57.4

/** The dice of a pile one by one, with which of several alike each is. */
export function diceOf(lumber: readonly number[]): { readonly die: DieNumber; readonly nth: number }[] {
  return lumber.flatMap((n, die) => Array.from({ length: n }, (_, nth) => ({ die, nth })))
}

/** My lumber pile: a hollow for each die that may stay, and a red place for one too many. */
export function Pile({ y }: { readonly y: number }) {
  const { table, voice, seat, item, decision } = useTable()
  const isDiscarding = decision?.kind === 'discardDie'
  const salePrice = useSalePrice()
  const isMine = useLookedAt() === undefined
  const shown = usePileAhead()
  const ahead = isMine ? shown : undefined
  const pointing = usePointing()
  const { lumber } = playerOf(table, seat)
  const dice = diceOf(lumber)
  const coming = ahead ? diceOf(ahead.map((n, die) => Math.max(0, n - (lumber[die] as number)))) : []
  const stays = (die: DieNumber, nth: number) => !ahead || nth < (ahead[die] as number)
  const limit = pileLimit(table, seat)
  const places = Math.max(limit + 1, dice.length + coming.length)
  const scale = Math.min(1, (404 - 2) / (places * STEP - 4))
  return (
    <g transform={`translate(1 ${y}) scale(${scale})`} data-place={`lumber/${seat}`}>
      {Array.from({ length: places }, (_, place) => {
        const x = place * STEP
        return place < limit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name.
          <g key={place}>
            <rect x={x} width={54} height={60} rx={9} fill="var(--hole)" stroke="var(--hole-line)" strokeWidth={1.8} />
            <path d={`M${x + 5} 3 H${x + 49}`} stroke="var(--hole-dark)" strokeWidth={3} strokeLinecap="round" />
          </g>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name.
          <g key={place}>
            <rect
              x={x}
              width={54}
              height={60}
              rx={9}
              fill="none"
              stroke="var(--bad)"
              strokeWidth={2}
              strokeDasharray="5 4"
            />
            {place >= dice.length + coming.length && (
              <Word x={x + 27} y={35} size={14} weight={600} anchor="middle" fill="var(--bench-bad)" most={48}>
                {voice.format('webWoodcraft.pile.over')}
              </Word>
            )}
          </g>
        )
      })}
      {dice.map(({ die, nth }, place) => {
        const name = nameOf(die)
        const price = salePrice(die)
        return (
          <Framed
            key={`${name} ${nth}`}
            thing={name}
            sort="die"
            nth={nth}
            x={place * STEP + 5}
            y={5}
            width={44}
            height={48}
            label={item(name)}
            above={price !== undefined && <Price x={22} y={37} berries={price} />}
            onPoint={(isPointed) => {
              if (isMine) pointAtDie(isPointed ? name : undefined)
              if (isDiscarding) pointing({ gone: [name] })(isPointed)
              else if (price !== undefined) pointing({ gone: [name], goods: { berries: price } })(isPointed)
            }}
          >
            <g opacity={stays(die, nth) ? 1 : 0.4}>
              <Die wood={colours[colourOf(die)] as 'green'} value={faceOf(die)} size={44} />
            </g>
          </Framed>
        )
      })}
      {coming.map(({ die, nth }, index) => (
        <Die
          key={`${die} ${nth}`}
          wood={colours[colourOf(die)] as 'green'}
          value={faceOf(die)}
          x={(dice.length + index) * STEP + 5}
          y={5}
          size={44}
          look="ghost"
        />
      ))}
    </g>
  )
}
