import { Sign, type SignName } from '../art/signs.tsx'
import { Word } from '../drawing/word.tsx'

export const PLATE = 53

interface PlateProps {
  readonly sign: SignName
  readonly state: 'ready' | 'used' | 'free'
  /** By how much it raises a die. */
  readonly raise?: number | undefined
  /** What it costs to have it. */
  readonly price?: number | undefined
}

const corner = PLATE * 0.2
const octagon = `M${corner} 0 H${PLATE - corner} L${PLATE} ${corner} V${PLATE - corner} L${PLATE - corner} ${PLATE} H${corner} L0 ${PLATE - corner} V${corner} Z`

/** A bench: a honey plate that is ready, a grey one with an X that was used, or a place with its price. */
export function Plate({ sign, state, raise, price }: PlateProps) {
  if (state === 'free')
    return (
      <>
        <path d={octagon} fill="var(--free)" stroke="var(--dash)" strokeWidth={2} strokeDasharray="5 4" />
        <g opacity={0.45}>
          <Sign name={sign} x={PLATE * 0.24} y={4} size={PLATE * 0.52} line="var(--bench-ink)" />
        </g>
        <Word x={PLATE / 2 - 2} y={PLATE - 7} size={15} weight={800} anchor="end" fill="var(--bench-ink)">
          {price ?? ''}
        </Word>
        <Sign name="berry" x={PLATE / 2} y={PLATE - 20} size={15} line="var(--bench-ink)" />
      </>
    )
  const hasRaise = raise !== undefined
  return (
    <>
      <path d={octagon} transform="translate(0 3)" fill="#7a5a2c" stroke="#2b2118" strokeWidth={2} />
      <path d={octagon} fill={state === 'used' ? '#c9b58d' : '#e8c874'} stroke="#2b2118" strokeWidth={2} />
      <g opacity={state === 'used' ? 0.5 : 1}>
        <Sign name={sign} x={PLATE * 0.2} y={hasRaise ? 3 : PLATE * 0.18} size={PLATE * 0.6} />
      </g>
      {hasRaise && (
        <Word x={PLATE / 2} y={PLATE - 6} size={16} weight={800} anchor="middle" fill="#2b2118">
          {`+${raise}`}
        </Word>
      )}
      {state === 'used' && (
        <path
          d={`M9 9 L${PLATE - 9} ${PLATE - 9} M${PLATE - 9} 9 L9 ${PLATE - 9}`}
          stroke="#a8321f"
          strokeWidth={4}
          strokeLinecap="round"
        />
      )}
    </>
  )
}
