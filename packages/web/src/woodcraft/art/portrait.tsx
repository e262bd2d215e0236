import { type Looks, looks } from './looks.ts'

const INK = '#2b2118'

interface PortraitProps {
  readonly helper: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A helper of the forest: one drawing of a few parts, forty-nine settings. */
export function Portrait({ helper, x, y, size }: PortraitProps) {
  const look = looks[helper] ?? { head: 'beast', coat: '#b9a894', scarf: '#4b5a9b' }
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 40})`}
      fill="none"
      stroke={INK}
      strokeWidth={2}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {look.head === 'beast' && <Beast {...look} />}
      {look.head === 'bird' && <Bird {...look} />}
      {look.head === 'bug' && <Bug {...look} />}
      {look.head === 'crawler' && <Crawler {...look} />}
    </g>
  )
}

const eye = (x: number, y: number) => (
  <g stroke="none">
    <circle cx={x} cy={y} r={1.9} fill={INK} />
    <circle cx={x + 0.6} cy={y - 0.6} r={0.6} fill="#fff" />
  </g>
)

const Scarf = ({ fill }: { readonly fill: string }) => <path d="M10 35 C16 40 24 40 30 35 L31 40 H9 Z" fill={fill} />

const ears: { readonly [ear in NonNullable<Looks['ears']>]: string } = {
  round: 'M15 12 C13 4 3 4 3 12 C3 18 9 20 13 17 Z M25 12 C27 4 37 4 37 12 C37 18 31 20 27 17 Z',
  small: 'M14 12 C13 7 7 6 6.5 11 C6.4 14 9 16 11 15 Z M26 12 C27 7 33 6 33.5 11 C33.6 14 31 16 29 15 Z',
  pointed: 'M7 20 L5.4 3.6 L17 11 Z M33 20 L34.6 3.6 L23 11 Z',
  tufts: 'M7 20 L6 7 L4 1 L9 4 L17 11 Z M33 20 L34 7 L36 1 L31 4 L23 11 Z',
  long: 'M12 17 C6.4 9 6.6 1.4 10 1.4 C14 1.4 16.6 9 17 15 Z M28 17 C33.6 9 33.4 1.4 30 1.4 C26 1.4 23.4 9 23 15 Z',
  wide: 'M12 16 L0.6 10 L3 19 L9 21 Z M28 16 L39.4 10 L37 19 L31 21 Z',
  spikes:
    'M20 3 L24 7 L29 4.6 L30 10 L35.4 10.6 L33.4 16 L37.6 19.6 L33.6 23 L36 28 L30 29 H10 L4 28 L6.4 23 L2.4 19.6 L6.6 16 L4.6 10.6 L10 10 L11 4.6 L16 7 Z',
  wings: 'M13 18 L2 2 L1 22 L8 24 Z M27 18 L38 2 L39 22 L32 24 Z',
}

const antlers = {
  stag: 'M14 13 C12 8 8 8 7 2 M10.4 7 L5 8 M26 13 C28 8 32 8 33 2 M29.6 7 L35 8',
  elk: 'M14 13 C8 14 2 11 2 4 L6 7 L8 2 L12 7 Z M26 13 C32 14 38 11 38 4 L34 7 L32 2 L28 7 Z',
}

const FACE = 'M20 37 C11 37 6.6 30 7.4 22 C8.2 14 13 10 20 10 C27 10 31.8 14 32.6 22 C33.4 30 29 37 20 37 Z'

function Beast({ coat, ears: ear = 'round', inner, mask, muzzle, nose = INK, scarf, antlers: grown, teeth }: Looks) {
  return (
    <>
      <Scarf fill={scarf} />
      {grown && <path d={antlers[grown]} stroke={INK} strokeWidth={grown === 'elk' ? 2 : 3.4} fill="#c59a6b" />}
      <path d={ears[ear]} fill={ear === 'spikes' ? '#6b4a35' : coat} />
      {inner && (
        <path d={ears[ear]} fill={inner} stroke="none" transform="translate(20 11) scale(.62) translate(-20 -11)" />
      )}
      <path d={FACE} fill={coat} />
      {mask === 'stripes' && (
        <path
          d="M10 12 C14 11 16.4 15 16 21 C15.8 26 13 30 9 30.6 C6.8 27 6 18 10 12 Z M30 12 C26 11 23.6 15 24 21 C24.2 26 27 30 31 30.6 C33.2 27 34 18 30 12 Z"
          fill="#4a4743"
        />
      )}
      {mask === 'eyes' && (
        <path
          d="M5 24 C8 17 15 16.4 18.4 20 L20 23 L21.6 20 C25 16.4 32 17 35 24 C30 28.6 24.4 28 20 26 C15.6 28 10 28.6 5 24 Z"
          fill="#3f3b38"
        />
      )}
      {mask === 'cheeks' && (
        <path
          d="M20 37 C14 37 8 31 7.4 24 C12 22 17 25 20 30 C23 25 28 22 32.6 24 C32 31 26 37 20 37 Z"
          fill="#fff2d8"
        />
      )}
      {mask === 'bib' && <path d="M20 37 C13 37 10 33 11 29 C15 26 25 26 29 29 C30 33 27 37 20 37 Z" fill="#fff2d8" />}
      {muzzle && (
        <path
          d="M20 36 C15 36 13.4 33 14.4 30 Q20 26.4 25.6 30 C26.6 33 25 36 20 36 Z"
          fill={muzzle}
          strokeWidth={1.4}
        />
      )}
      {mask === 'stripes' || mask === 'eyes' ? (
        <g fill="#fff" stroke="none">
          <circle cx={13.4} cy={22} r={2.2} />
          <circle cx={26.6} cy={22} r={2.2} />
          <circle cx={13.7} cy={22.2} r={1.2} fill={INK} />
          <circle cx={26.3} cy={22.2} r={1.2} fill={INK} />
        </g>
      ) : (
        <>
          {eye(14, 22)}
          {eye(26, 22)}
        </>
      )}
      <ellipse cx={20} cy={30} rx={2.8} ry={2.1} fill={nose} />
      {teeth === 'front' && <path d="M18 33 H22 V37 H18 Z M20 33 V37" fill="#fff" strokeWidth={1.2} />}
      {teeth === 'tusks' && (
        <path d="M13 34 C12 30 13 28 14 27 M27 34 C28 30 27 28 26 27" stroke="#fff6df" strokeWidth={2.6} />
      )}
    </>
  )
}

const beaks = {
  short: 'M16.6 21 H23.4 L20 28 Z',
  long: 'M17 20 L23 20 L21 38 L19 38 Z',
  hook: 'M15.6 19 C20 16.4 24.4 18 24.6 20 C24.6 25 21 28 19 29.4 C19.6 26 17 24 15.6 19 Z',
  broad: 'M13 22 H27 L25 28 H15 Z',
}

const crests = {
  plume: 'M20 6 C16 1 12 1 11 3 C15 3 17 5 18 8 M21 6 C22 0 27 -1 28 2 C25 2 23 4 22 8',
  tufts: 'M11 10 L6 2 L16 7 Z M29 10 L34 2 L24 7 Z',
  cap: 'M9.4 15 C10 7 14 4.6 20 4.6 C26 4.6 30 7 30.6 15 C25 11.6 15 11.6 9.4 15 Z',
}

function Bird({ coat, breast, beak = 'short', bill = '#d99a3d', crest, crestFill = '#b3402f', brow, scarf }: Looks) {
  return (
    <>
      <path d="M8 40 C8 30 13 27 20 27 C27 27 32 30 32 40 Z" fill={breast ?? coat} />
      <path d="M12 33 C16 37 24 37 28 33 L29 38 C24 41 16 41 11 38 Z" fill={scarf} />
      {crest === 'tufts' && <path d={crests.tufts} fill={coat} />}
      <path
        d="M20 32 C11 32 8.6 24 9 17 C9.4 9 14 4.6 20 4.6 C26 4.6 30.6 9 31 17 C31.4 24 29 32 20 32 Z"
        fill={coat}
      />
      {crest === 'cap' && <path d={crests.cap} fill={crestFill} />}
      {crest === 'plume' && <path d={crests.plume} stroke={crestFill} strokeWidth={3} />}
      {brow ? (
        <>
          <circle cx={14} cy={16} r={5} fill={brow} />
          <circle cx={26} cy={16} r={5} fill={brow} />
        </>
      ) : null}
      {eye(14, 16)}
      {eye(26, 16)}
      <path d={beaks[beak]} fill={bill} />
    </>
  )
}

function Bug({ coat, stripes, feelers = 'bent', scarf }: Looks) {
  return (
    <>
      <Scarf fill={scarf} />
      {feelers === 'bent' && <path d="M15 12 C14 6 10 4 6 5 M25 12 C26 6 30 4 34 5" />}
      {feelers === 'pincers' && (
        <path d="M15 12 C8 10 7 5 10 1 C11 5 14 6 17 9 Z M25 12 C32 10 33 5 30 1 C29 5 26 6 23 9 Z" fill={coat} />
      )}
      {feelers === 'legs' && <path d="M9 20 L2 14 M9 25 H1 M9 30 L3 35 M31 20 L38 14 M31 25 H39 M31 30 L37 35" />}
      <path d="M20 37 C11 37 7 30 8 22 C9 14 14 10 20 10 C26 10 31 14 32 22 C33 30 29 37 20 37 Z" fill={coat} />
      {stripes && (
        <path
          d="M9.4 17 C15 14 25 14 30.6 17 L32 22 C25 19 15 19 8 22 Z M8.2 28 C15 26 25 26 31.8 28 L29.6 33 C24 31 16 31 10.4 33 Z"
          fill={stripes}
          stroke="none"
        />
      )}
      <circle cx={14} cy={23} r={4} fill="#fff" />
      <circle cx={26} cy={23} r={4} fill="#fff" />
      {eye(14.6, 23)}
      {eye(25.4, 23)}
      <path d="M16.6 31 Q20 33.6 23.4 31" />
    </>
  )
}

function Crawler({ coat, shell, claws, scarf }: Looks) {
  return (
    <>
      {shell && (
        <>
          <circle cx={26} cy={20} r={13} fill={shell} />
          <path d="M26 20 C30 20 30 26 25 26 C19 26 18 17 25 14 C33 11 37 20 34 27" />
        </>
      )}
      {claws && (
        <path
          d="M8 24 C0 22 0 11 6 9 L8 14 L12 11 C14 18 12 22 8 24 Z M32 24 C40 22 40 11 34 9 L32 14 L28 11 C26 18 28 22 32 24 Z"
          fill={coat}
        />
      )}
      <path
        d={
          shell ? 'M4 38 C3 26 6 18 12 18 C18 18 18 28 22 34 L30 38 Z' : 'M10 39 C10 26 9 12 20 10 C31 12 30 26 30 39 Z'
        }
        fill={coat}
      />
      {shell ? (
        <>
          <path d="M9 19 L6 10 M14 19 L16 10" />
          {eye(6, 10)}
          {eye(16, 10)}
          <path d="M8 27 Q11 29 13 27" />
        </>
      ) : (
        <>
          <path d="M9.6 31 C15 35 25 35 30.4 31 L30 37 C25 40 15 40 10 37 Z" fill={scarf} />
          {eye(15.4, 20)}
          {eye(24.6, 20)}
          <path d="M16.6 26 Q20 28.6 23.4 26" />
        </>
      )}
    </>
  )
}
