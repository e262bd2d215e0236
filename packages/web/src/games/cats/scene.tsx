import style from '../../art/scenes/scene.module.css'
import { Stars } from '../../art/scenes/stars.tsx'

/** The Isle of Cats: the ship waits in the bay, the cats wait on the quay. */
export function Scene() {
  return (
    <svg className={style.scene} viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="320" fill="var(--noon)" />
      <circle cx="246" cy="96" r="38" fill="var(--sun)" data-cut="" />
      <g stroke="var(--rays)" strokeWidth="3" strokeLinecap="round">
        {[-78, -52, -26, 0, 26, 52, 78].map((angle) => (
          <path key={angle} d="M246 46 V34" transform={`rotate(${angle} 246 96)`} />
        ))}
      </g>
      <Stars />
      <Cloud x={24} y={52} />
      <Cloud x={330} y={48} small />
      {/* The island, from far to near. */}
      <path d="M250 214 C270 150 316 118 352 132 C396 104 452 148 480 176 V226 H250 Z" fill="var(--far)" data-cut="" />
      <path d="M300 214 C318 176 352 160 384 172 C420 158 456 184 480 204 V226 H300 Z" fill="var(--near)" data-cut="" />
      <Tower />
      <Palm x={330} y={206} />
      <Palm x={452} y={212} lean />
      <path d="M0 206 Q60 198 120 206 T240 206 T360 206 T480 206 V320 H0 Z" fill="var(--sea)" data-cut="" />
      <Waves />
      <g className={style.bob}>
        <Ship />
      </g>
      {/* The quay in front. */}
      <path d="M238 286 L480 258 V320 H222 Z" fill="var(--quay)" data-cut="" />
      <path d="M246 300 L480 274 M300 279 L292 320 M362 272 L358 320 M424 265 L424 320" fill="none" data-cut="" />
      <Sitting x={296} y={276} coat="#e39a43" />
      <Sitting x={350} y={270} coat="#5b86b8" facing={-1} />
      <Sitting x={404} y={264} coat="#b79fd0" tail />
      <Sitting x={446} y={262} coat="#c95b4c" facing={-1} kitten />
    </svg>
  )
}

function Cloud({ x, y, small = false }: { readonly x: number; readonly y: number; readonly small?: boolean }) {
  return (
    <path
      d="M0 20 C-4 6 14 0 22 8 C30 -6 54 -4 56 10 C70 6 78 18 70 24 H4 C-2 24 -4 22 0 20 Z"
      transform={`translate(${x} ${y}) scale(${small ? 0.7 : 1})`}
      fill="var(--cloud)"
      data-cut=""
    />
  )
}

function Tower() {
  return (
    <g data-cut="" fill="var(--wall)">
      <path d="M386 172 L390 108 H422 L426 172 Z" />
      <path d="M384 108 L406 80 L428 108 Z" fill="#c95b4c" />
      <path d="M400 172 V152 Q406 144 412 152 V172 Z" fill="#2b2118" />
      <path d="M399 122 h14 v12 h-14 z" fill="#f2c14e" />
      <path d="M406 80 V64 L422 70 L406 76" fill="#e2725b" />
    </g>
  )
}

function Palm({ x, y, lean = false }: { readonly x: number; readonly y: number; readonly lean?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${lean ? -0.8 : 1} ${lean ? 0.8 : 1})`} data-cut="">
      <path d="M-5 0 C-2 -22 2 -40 10 -58 L16 -56 C9 -38 6 -20 6 0 Z" fill="#8a5a36" />
      <g className={style.sway} fill="#4f7a43">
        <path d="M12 -58 C-4 -74 -24 -70 -32 -56 C-16 -62 -4 -60 12 -58 Z" />
        <path d="M12 -58 C26 -76 48 -70 54 -54 C38 -62 26 -60 12 -58 Z" />
        <path d="M12 -58 C8 -80 20 -92 34 -90 C24 -82 18 -72 12 -58 Z" />
        <path d="M12 -58 C0 -60 -16 -48 -18 -34 C-8 -46 0 -52 12 -58 Z" />
        <path d="M12 -58 C26 -60 40 -46 40 -34 C32 -46 24 -52 12 -58 Z" />
      </g>
    </g>
  )
}

function Waves() {
  const rows = [
    [226, 20],
    [226, 268],
    [246, 60],
    [252, 232],
    [270, 8],
    [276, 172],
    [296, 72],
    [302, 190],
  ] as const
  return (
    <g fill="none" stroke="var(--foam)" strokeWidth="3" strokeLinecap="round">
      {rows.map(([y, x]) => (
        <path key={`${x}/${y}`} d={`M${x} ${y} q9 -7 18 0 t18 0 t18 0`} />
      ))}
    </g>
  )
}

function Ship() {
  return (
    <g data-cut="">
      <path
        d="M36 214 C40 256 62 272 96 272 H170 C206 272 222 250 228 208 C204 222 176 226 140 226 C96 226 62 226 36 214 Z"
        fill="#a9774b"
      />
      <path d="M46 238 C84 248 180 248 218 234" fill="none" />
      <path d="M58 256 C96 262 168 262 206 252" fill="none" />
      <path d="M130 226 V74" strokeWidth="6" />
      <path d="M136 82 C186 96 196 150 184 188 C170 196 152 198 136 196 Z" fill="var(--sail)" />
      <path d="M124 96 C92 112 78 150 82 188 C98 194 112 196 124 194 Z" fill="var(--sail)" />
      {/* A cat's face for a coat of arms. */}
      <path
        d="M146 124 L150 110 L160 118 H168 L178 110 L180 126 C184 144 174 154 163 154 C150 154 142 142 146 124 Z"
        fill="#e2725b"
      />
      <path d="M154 132 q4 4 8 0 M166 132 q4 4 8 0 M163 142 v3" fill="none" />
      <path d="M130 74 L130 54 L158 62 L130 72" fill="#e2725b" />
      <circle cx="84" cy="240" r="6" fill="#f2c14e" />
      <circle cx="116" cy="244" r="6" fill="#f2c14e" />
      <circle cx="148" cy="244" r="6" fill="#f2c14e" />
      <circle cx="180" cy="240" r="6" fill="#f2c14e" />
    </g>
  )
}

interface Cat {
  readonly x: number
  readonly y: number
  readonly coat: string
  readonly facing?: 1 | -1
  readonly tail?: boolean
  readonly kitten?: boolean
}

function Sitting({ x, y, coat, facing = 1, tail = false, kitten = false }: Cat) {
  const size = kitten ? 0.62 : 0.95
  return (
    <g transform={`translate(${x} ${y}) scale(${size * facing} ${size})`} data-cut="" fill={coat}>
      <path
        className={tail ? style.sway : undefined}
        d={tail ? 'M14 -4 C30 -6 30 -30 20 -40' : 'M14 -2 C28 2 34 -8 28 -16'}
        fill="none"
        strokeWidth="9"
      />
      <path
        className={tail ? style.sway : undefined}
        d={tail ? 'M14 -4 C30 -6 30 -30 20 -40' : 'M14 -2 C28 2 34 -8 28 -16'}
        fill="none"
        style={{ stroke: coat, strokeWidth: 4 }}
      />
      <path d="M-14 0 C-18 -22 -12 -36 0 -38 C12 -36 18 -20 15 0 Z" />
      <path d="M-14 -36 L-15 -58 L-5 -50 H5 L15 -58 L14 -36 C12 -28 -12 -28 -14 -36 Z" />
      <path d="M-7 -42 q2 3 5 0 M3 -42 q2 3 5 0 M-1 -37 l1 2 l1 -2" fill="none" strokeWidth="2" />
    </g>
  )
}
