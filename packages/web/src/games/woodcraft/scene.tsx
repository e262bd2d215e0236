import style from '../../art/scenes/scene.module.css'

/** Woodcraft: a workbench by night, lanterns over it, the forest in the window. */
export function Scene() {
  return (
    <svg className={style.scene} viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="320" fill="#4a3524" />
      <path d="M0 54 H480 M0 110 H480 M0 166 H480 M0 222 H480" stroke="#33241a" strokeWidth="3" />
      <path
        d="M60 0 V54 M220 54 V110 M90 110 V166 M380 0 V54 M430 110 V166 M20 166 V222"
        stroke="#33241a"
        strokeWidth="3"
      />
      <g className={style.glow}>
        <circle cx="196" cy="88" r="84" fill="#6b4a2c" />
        <circle cx="196" cy="88" r="58" fill="#8a5f33" />
        <circle cx="404" cy="72" r="62" fill="#6b4a2c" />
        <circle cx="404" cy="72" r="42" fill="#8a5f33" />
      </g>
      <Window />
      <Shelf />
      <Lantern x={196} y={0} drop={62} />
      <Lantern x={404} y={0} drop={48} small />
      <Saw />
      <path d="M0 236 H480 V262 H0 Z" fill="#ead2a8" data-cut="" />
      <path d="M0 262 H480 V320 H0 Z" fill="#a9774b" data-cut="" />
      <path
        d="M22 249 h60 M120 246 h90 M260 250 h70 M372 246 h84 M30 284 h120 M200 298 h100 M330 282 h110"
        fill="none"
        stroke="#8a5a36"
        strokeWidth="3"
      />
      <Block x={38} y={188} size={48} wood="#c9cf9a" face={4} />
      <Block x={92} y={200} size={36} wood="#e3b65b" face={2} />
      <Block x={150} y={204} size={32} wood="#8a5634" face={1} />
      <Hedgehog />
      <Berries />
    </svg>
  )
}

function Window() {
  return (
    <g>
      <rect x="238" y="40" width="118" height="126" rx="8" fill="#24395a" data-cut="" />
      <circle cx="326" cy="68" r="14" fill="#f6efe2" data-cut="" />
      <path
        d="M240 164 V138 L254 104 L266 136 L280 92 L296 138 L310 112 L326 146 L340 120 L354 150 V164 Z"
        fill="#2f5d46"
        data-cut=""
      />
      <path d="M297 40 V166 M238 104 H356" stroke="#2b2118" strokeWidth="6" />
      <rect x="238" y="40" width="118" height="126" rx="8" fill="none" stroke="#8a5a36" strokeWidth="7" />
      <g fill="#f6efe2">
        <circle cx="262" cy="64" r="2" />
        <circle cx="282" cy="78" r="2" />
        <circle cx="270" cy="92" r="1.6" />
        <circle cx="346" cy="94" r="1.6" />
      </g>
    </g>
  )
}

function Shelf() {
  return (
    <g data-cut="">
      <path d="M18 104 H142 V114 H18 Z" fill="#a9774b" />
      <path d="M28 104 V78 H46 V104 Z" fill="#4b5a9b" />
      <path d="M52 104 V86 Q62 78 72 86 V104 Z" fill="#d99a3d" />
      <path d="M80 104 L84 70 H92 L96 104 Z" fill="#c9cf9a" />
      <path d="M104 104 V90 H134 V104 Z M108 90 V82 H130 V90" fill="#b3402f" />
      <path d="M34 130 L30 178 L42 178 L38 130 M30 128 h12" fill="#8d8377" />
      <path d="M64 128 V152 M56 152 h16 l4 26 h-24 z" fill="#8d8377" />
      <path d="M100 128 l22 44 M96 128 h10 M116 176 q10 4 14 -6" fill="none" />
    </g>
  )
}

function Lantern({
  x,
  y,
  drop,
  small = false,
}: {
  readonly x: number
  readonly y: number
  readonly drop: number
  readonly small?: boolean
}) {
  return (
    <g transform={`translate(${x} ${y})`} data-cut="">
      <path d={`M0 0 V${drop}`} fill="none" />
      <g transform={`translate(0 ${drop}) scale(${small ? 0.8 : 1})`}>
        <path d="M-14 6 Q0 -10 14 6 Z" fill="#2f5d46" />
        <path d="M-12 6 H12 L16 44 H-16 Z" fill="#f6d98a" />
        <path className={style.glow} d="M0 14 C8 24 8 34 0 38 C-8 34 -8 24 0 14 Z" fill="#e2725b" />
        <path d="M-18 44 H18 V52 H-18 Z" fill="#2f5d46" />
        <path d="M-4 6 L-6 44 M6 6 L8 44" fill="none" />
      </g>
    </g>
  )
}

/** The action wheel: a turned tray with a steel saw in the middle. */
function Saw() {
  const teeth = Array.from({ length: 18 }, (_, index) => {
    const angle = (index * Math.PI) / 9
    const point = (radius: number, turn: number) =>
      `${(radius * Math.cos(angle + turn)).toFixed(1)} ${(radius * Math.sin(angle + turn)).toFixed(1)}`
    return `${index === 0 ? 'M' : 'L'}${point(46, 0)} L${point(56, 0.1)} L${point(46, Math.PI / 9 - 0.06)}`
  }).join(' ')
  return (
    <g transform="translate(398 226)" data-cut="">
      <path d="M-84 14 A84 84 0 0 1 84 14 Z" fill="#8a5a36" />
      <path d="M-72 12 A72 72 0 0 1 72 12 Z" fill="#ead2a8" />
      <g className={style.turn}>
        <path d={`${teeth} Z`} fill="#b9bfc4" />
        <circle r="12" fill="#d99a3d" />
        <path d="M0 -34 V-22 M34 0 H22 M0 34 V22 M-34 0 H-22" fill="none" />
      </g>
    </g>
  )
}

const pips: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[0.5, 0.5]],
  2: [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  4: [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
}

function Block({
  x,
  y,
  size,
  wood,
  face,
}: {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly wood: string
  readonly face: number
}) {
  return (
    <g transform={`translate(${x} ${y})`} data-cut="">
      <rect width={size} height={size} rx={size / 7} fill={wood} />
      <path
        d={`M4 ${size * 0.86} q${size * 0.4} -8 ${size - 8} 0 M4 ${size * 0.14} q${size * 0.4} 6 ${size - 8} 0`}
        fill="none"
        strokeOpacity={0.35}
      />
      {pips[face]?.map(([px, py]) => (
        <circle key={`${px}/${py}`} cx={px * size} cy={py * size} r={size / 11} fill="#2b2118" stroke="none" />
      ))}
    </g>
  )
}

function Hedgehog() {
  return (
    <g transform="translate(284 237)" data-cut="">
      <path
        d="M-34 0 C-44 -14 -40 -30 -30 -36 L-34 -46 L-20 -42 L-20 -54 L-8 -46 L-4 -58 L6 -46 L16 -54 L18 -40 L28 -42 C34 -30 34 -12 28 0 Z"
        fill="#6b4a35"
      />
      <path d="M10 0 C8 -18 16 -30 28 -30 C40 -30 48 -18 56 -12 C52 -4 46 0 38 0 Z" fill="#e3c79b" />
      <circle cx="56" cy="-12" r="4" fill="#2b2118" />
      <path d="M32 -20 q4 4 8 0" fill="none" />
      <path d="M-20 -20 l6 -8 l4 9 M-4 -28 l6 -8 l4 9 M-24 -8 l6 -7 l4 8" fill="none" />
      <path d="M14 0 C12 -6 18 -10 22 -4 L24 0 Z M-18 0 C-20 -6 -12 -10 -8 -4 L-6 0 Z" fill="#e3c79b" />
      <path d="M8 -26 C16 -16 26 -14 36 -16 L33 -9 C24 -7 14 -10 6 -18 Z" fill="#b3402f" />
    </g>
  )
}

function Berries() {
  return (
    <g data-cut="" fill="#4b5a9b">
      <circle cx="222" cy="228" r="9" />
      <circle cx="206" cy="229" r="8" />
      <circle cx="214" cy="216" r="8" />
      <path d="M211 214 l3 -4 l4 3 M219 226 l3 -3 l4 3" fill="none" style={{ stroke: '#f6efe2', strokeWidth: 2 }} />
    </g>
  )
}
