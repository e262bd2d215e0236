import style from '../../art/scenes/scene.module.css'
import { Stars } from '../../art/scenes/stars.tsx'

/** Rats of Wistar: a burrow under the oak, lamps in every room, and the farmhouse in the evening. */
export function Scene() {
  return (
    <svg className={style.scene} viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="320" fill="var(--evening)" />
      <Stars />
      <path d="M0 150 C60 118 120 132 170 148 C230 120 330 116 480 140 V200 H0 Z" fill="var(--hill)" data-cut="" />
      <Fir x={34} y={176} />
      <Fir x={76} y={184} tall />
      <Farmhouse />
      <path d="M0 178 C80 166 180 170 250 180 C330 168 420 170 480 176 V320 H0 Z" fill="var(--grass)" data-cut="" />
      <path d="M0 198 C90 188 180 192 260 198 C340 190 420 192 480 196 V320 H0 Z" fill="var(--earth)" data-cut="" />
      <Stones />
      <Oak />
      {/* The burrow, cut open. */}
      <path d="M168 196 C160 214 150 222 138 232" fill="none" stroke="#3a2a1d" strokeWidth="16" strokeLinecap="round" />
      <path d="M200 196 C214 218 236 226 258 234" fill="none" stroke="#3a2a1d" strokeWidth="16" strokeLinecap="round" />
      <path d="M140 262 H250" fill="none" stroke="#3a2a1d" strokeWidth="14" />
      <Room x={92} y={234} width={104} />
      <Room x={214} y={230} width={118} />
      <Room x={346} y={242} width={96} />
      <path d="M330 262 H350" fill="none" stroke="#3a2a1d" strokeWidth="14" />
      <Bed x={106} y={268} />
      <Cog />
      <Rat x={168} y={274} scarf="#b3402f" lantern />
      <Rat x={252} y={272} scarf="#2d5f9a" facing={-1} />
      <Rat x={394} y={278} scarf="#c08a2d" facing={-1} lantern />
      <Cheese />
      <Rat x={286} y={182} scarf="#7a4a94" lantern />
    </svg>
  )
}

function Fir({ x, y, tall = false }: { readonly x: number; readonly y: number; readonly tall?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${tall ? 1.25 : 0.95})`} data-cut="">
      <path d="M-4 0 V-18 H4 V0 Z" fill="#6b4a35" />
      <path d="M-28 -14 L0 -58 L28 -14 Z M-22 -38 L0 -80 L22 -38 Z M-15 -62 L0 -98 L15 -62 Z" fill="var(--needle)" />
    </g>
  )
}

function Farmhouse() {
  return (
    <g data-cut="">
      <path d="M328 176 V104 H452 V176 Z" fill="var(--wall)" />
      <path d="M316 108 L390 56 L464 108 Z" fill="#a04a35" />
      <path d="M424 80 V56 H440 V92" fill="#8a5a36" />
      <path className={style.sway} d="M432 50 C426 40 440 36 434 24 C430 16 440 12 438 4" fill="none" />
      <path d="M342 118 h22 v22 h-22 z M404 118 h22 v22 h-22 z" fill="#f2c14e" />
      <path d="M353 118 v22 M342 129 h22 M415 118 v22 M404 129 h22" fill="none" />
      <path d="M376 176 V142 Q386 132 396 142 V176 Z" fill="#6b4a35" />
      <circle cx="390" cy="84" r="8" fill="#f2c14e" />
      <path d="M328 146 H342 M364 146 H376 M396 146 H452" fill="none" />
    </g>
  )
}

function Oak() {
  return (
    <g data-cut="">
      <path
        d="M160 200 C168 168 162 140 150 112 C166 122 174 120 180 96 C188 120 198 122 214 108 C204 140 200 170 212 200 C204 194 198 200 194 208 C188 196 180 196 174 208 C172 200 166 196 160 200 Z"
        fill="#8a5a36"
      />
      <path d="M178 196 C178 172 182 150 180 128 M190 190 C190 170 192 156 194 140" fill="none" />
      <g className={style.sway}>
        <path
          d="M118 112 C98 108 98 82 116 78 C112 54 140 42 156 52 C164 28 204 26 212 50 C234 40 258 58 250 80 C270 86 264 114 244 112 C236 128 210 126 204 114 C194 128 170 128 164 114 C152 126 126 126 118 112 Z"
          fill="var(--leaf)"
        />
        <path d="M136 88 q8 -10 18 -4 M170 72 q10 -10 20 -2 M206 86 q10 -8 20 0 M158 104 q8 -8 16 0" fill="none" />
      </g>
    </g>
  )
}

function Room({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={50} rx={22} fill="#3a2a1d" data-cut="" />
      <ellipse className={style.glow} cx={x + width / 2} cy={y + 28} rx={width / 2 - 10} ry={18} fill="#a8702a" />
    </g>
  )
}

/** Beds are matchboxes. */
function Bed({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g data-cut="">
      <path d={`M${x} ${y} h36 v10 h-36 z`} fill="#c08a2d" />
      <path d={`M${x + 4} ${y} c0 -9 26 -9 26 0 z`} fill="#f6efe2" />
    </g>
  )
}

function Cog() {
  return (
    <g className={style.turn}>
      <g transform="translate(306 254)" data-cut="" fill="#c08a2d">
        {[0, 45, 90, 135].map((angle) => (
          <rect key={angle} x={-4} y={-18} width={8} height={36} rx={2} transform={`rotate(${angle})`} />
        ))}
        <circle r={12} />
        <circle r={4} fill="#3a2a1d" />
      </g>
    </g>
  )
}

interface RatProps {
  readonly x: number
  readonly y: number
  readonly scarf: string
  readonly facing?: 1 | -1
  readonly lantern?: boolean
}

function Rat({ x, y, scarf, facing = 1, lantern = false }: RatProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${facing} 1)`}>
      {lantern && <circle className={style.glow} cx={25} cy={-16} r={14} fill="#f2c14e" />}
      <g data-cut="" style={{ strokeWidth: 2 }}>
        <path d="M-12 0 C-26 2 -28 -12 -36 -8" fill="none" />
        <path d="M-12 4 C-16 -10 -8 -22 4 -22 C12 -22 14 -8 12 4 Z" fill="#8d8377" />
        <path d="M-2 -20 C-4 -34 12 -38 18 -28 L28 -22 C22 -16 8 -14 -2 -20 Z" fill="#8d8377" />
        <circle cx={2} cy={-34} r={5} fill="#d9a9a0" />
        <path d="M-4 -20 C2 -14 10 -14 16 -17 L14 -11 C8 -8 0 -10 -5 -14 Z" fill={scarf} />
        {lantern && <path d="M12 -10 L24 -12 M24 -12 v-6 M20 -20 h9 v10 h-9 z" fill="#f2c14e" />}
      </g>
      <circle cx={15} cy={-27} r={1.8} fill="#2b2118" />
    </g>
  )
}

function Stones() {
  const stones = [
    [30, 232, 12],
    [54, 290, 9],
    [206, 300, 10],
    [318, 302, 8],
    [460, 218, 12],
    [150, 304, 7],
    [452, 300, 10],
  ] as const
  return (
    <g fill="#8f7a63" data-cut="">
      {stones.map(([x, y, r]) => (
        <ellipse key={x} cx={x} cy={y} rx={r} ry={r * 0.7} />
      ))}
    </g>
  )
}

function Cheese() {
  return (
    <g data-cut="" transform="translate(366 282)">
      <path d="M-14 0 L10 -16 L16 0 Z" fill="#f2c14e" />
      <circle cx={2} cy={-5} r={2.4} fill="#c08a2d" style={{ strokeWidth: 1.5 }} />
      <circle cx={9} cy={-4} r={1.8} fill="#c08a2d" style={{ strokeWidth: 1.5 }} />
    </g>
  )
}
