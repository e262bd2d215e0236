import { type Action, type Colour, type Content, isSolo, SOLO_CARD, SOLO_DECK, SOLO_DISCARDS } from '@nora/woodcraft'
import { ActionDisc } from '../art/action-disc.tsx'
import { Die } from '../art/die.tsx'
import { Sign } from '../art/signs.tsx'
import { Framed } from '../drawing/framed.tsx'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'

const [W, H] = [56, 74]

type SoloCardRecord = NonNullable<ReturnType<Content['soloCards']['get']>>

/** The solo deck in a corner of the wheel: how many cards are left, and the last one, which stays until the next comes. */
export function SoloCard({ x, y }: { readonly x: number; readonly y: number }) {
  const { table, voice, card } = useTable()
  if (!isSolo(table)) return null
  const id = table.zone(SOLO_CARD)[0] ?? table.zone(SOLO_DISCARDS).at(-1)
  const record = id === undefined ? undefined : table.content.soloCards.get(id)
  const left = table.zone(SOLO_DECK).length
  const deck = voice.format('woodcraftPlay.fact.soloDeck', { n: left })
  const label = id === undefined ? deck : [card(id).name, ...card(id).text, deck].join('. ')
  return (
    <Framed thing={id ?? SOLO_DECK} sort="solo" x={x} y={y} width={W} height={H} label={label}>
      <title>{label}</title>
      <rect x={4} y={4} width={W} height={H} rx={6} fill="#7a4a94" stroke="#2b2118" strokeWidth={1.8} />
      <rect width={W} height={H} rx={6} fill="var(--card)" stroke="#2b2118" strokeWidth={2} />
      {record && <SoloMarks card={record} />}
      <Word x={W / 2} y={H - 6} size={13.5} weight={700} anchor="middle" fill="#5d4f41">
        {`× ${left}`}
      </Word>
    </Framed>
  )
}

/** Which tiles it moves, and what it does then. */
function SoloMarks({ card }: { readonly card: SoloCardRecord }) {
  return (
    <>
      {card.tiles.map((tile, index) =>
        tile === 'rearmost' ? (
          <g key={tile} transform={`translate(${15 + index * 26} 18)`}>
            <circle r={11.5} fill="#b9814e" stroke="#2b2118" strokeWidth={2} />
            <Word x={0} y={6} size={15} weight={800} anchor="middle" fill="#2b2118">
              ?
            </Word>
          </g>
        ) : (
          <ActionDisc key={tile} action={tile as Action} x={15 + index * 26} y={18} r={11.5} />
        ),
      )}
      <g transform="translate(6 36)">
        {[card.orders, card.helpers].map(
          (gone, index) =>
            gone.length > 0 && <Gone key={index === 0 ? 'orders' : 'helpers'} places={gone} isOrders={index === 0} />,
        )}
        {card.dice.map((die, index) => (
          <Die key={die} wood={die.split('-')[0] as Colour} value="any" x={index * 16} y={1} size={13} />
        ))}
        {card.reputation > 0 && (
          <>
            <Sign name="foreign-marker" x={0} y={0} size={15} />
            <Word x={18} y={13} size={13.5} weight={700} fill="#2b2118">
              {`+${card.reputation}`}
            </Word>
          </>
        )}
      </g>
    </>
  )
}

interface GoneProps {
  readonly places: readonly number[]
  readonly isOrders: boolean
}

/** Cards on show that it removes, by their place from the X. */
function Gone({ places, isOrders }: GoneProps) {
  return (
    <>
      <Sign name={isOrders ? 'chooseOrders' : 'chooseHelper'} x={0} y={0} size={15} />
      <path d="M1 13 L14 2" stroke="#a8321f" strokeWidth={2.4} strokeLinecap="round" />
      <Word x={19} y={13} size={13.5} weight={700} fill="#2b2118">
        {places.join(', ')}
      </Word>
    </>
  )
}

/** A card of the solo deck by itself. */
export function SoloFace({ card }: { readonly card: SoloCardRecord }) {
  return (
    <>
      <rect width={W} height={H} rx={6} fill="var(--card)" stroke="#2b2118" strokeWidth={2} />
      <SoloMarks card={card} />
    </>
  )
}
