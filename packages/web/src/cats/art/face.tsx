import { type Coat, type Family, INK } from './families.ts'
import type { Mood } from './pose.ts'
import type { Spot } from './spine.ts'

interface FaceProps {
  readonly at: Spot
  readonly coat: Coat
  readonly family: Family | 'oshax'
  readonly size: number
  readonly mood: Mood
  readonly lean?: number
  readonly tongue?: boolean
}

/** A cat's face, upright however the cat lies. */
export function Face({ at, coat, family, size, mood, lean = 0, tongue = false }: FaceProps) {
  const mask = family === 'purple' ? coat.mark : coat.fur
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${lean}) scale(${size})`}>
      <path
        d="M-14 -3 L-14.5 -18 L-5 -12.5 H5 L14.5 -18 L14 -3 C16 9 7 14.5 0 14.5 C-7 14.5 -16 9 -14 -3 Z"
        fill={mask}
      />
      <path d="M-11.6 -8 L-12 -13.6 L-8 -10.6 Z M11.6 -8 L12 -13.6 L8 -10.6 Z" fill={coat.ear} strokeWidth={1.2} />
      <Brow family={family} coat={coat} />
      <path
        d="M0 3 C-6 0 -10 4 -9 8.5 C-7 13 -3 13.4 0 11.5 C3 13.4 7 13 9 8.5 C10 4 6 0 0 3 Z"
        fill={coat.light}
        stroke="none"
      />
      <Eyes mood={mood} />
      <path d="M-2 4.2 H2 L0 6.4 Z" fill={INK} strokeWidth={1} />
      <path d="M0 6.6 v1.6 q-2.4 2.6 -4.4 0.6 M0 8.2 q2.4 2.6 4.4 0.6" fill="none" strokeWidth={1.4} />
      {tongue && <path d="M-1.4 9.4 h2.8 v2.2 a1.4 1.4 0 0 1 -2.8 0 Z" fill="#e58b84" strokeWidth={1} />}
      <path d="M-8.5 5.5 L-17 4 M-8.5 7.5 L-16.5 9 M8.5 5.5 L17 4 M8.5 7.5 L16.5 9" fill="none" strokeWidth={1} />
    </g>
  )
}

function Eyes({ mood }: { readonly mood: Mood }) {
  switch (mood) {
    case 'asleep':
      return <path d="M-9 -1 q3 3.4 6 0 M3 -1 q3 3.4 6 0" fill="none" strokeWidth={1.8} />
    case 'happy':
      return <path d="M-9 0.6 q3 -4.4 6 0 M3 0.6 q3 -4.4 6 0" fill="none" strokeWidth={1.8} />
    case 'awake':
      return [-6, 6].map((x) => <OpenEye key={x} x={x} look={0} />)
    case 'glance':
      return [-6, 6].map((x) => <OpenEye key={x} x={x} look={1.2} />)
    case 'wink':
      return (
        <>
          <OpenEye x={-6} look={0} />
          <path d="M3 0 q3 -3.4 6 0" fill="none" strokeWidth={1.8} />
        </>
      )
  }
}

function OpenEye({ x, look }: { readonly x: number; readonly look: number }) {
  return (
    <g stroke="none">
      <ellipse cx={x} cy={-1} rx={3.2} ry={3.4} fill="#f7e9a8" stroke={INK} strokeWidth={1.1} />
      <ellipse cx={x + look} cy={-1} rx={1.7} ry={2.7} fill={INK} />
      <circle cx={x + look + 0.6} cy={-2.1} r={0.7} fill="#fff" />
    </g>
  )
}

/** What the coat does on the forehead. */
function Brow({ family, coat }: { readonly family: Family | 'oshax'; readonly coat: Coat }) {
  switch (family) {
    case 'blue':
      return <path d="M-4 -11 v3.4 M0 -12 v4.4 M4 -11 v3.4" fill="none" stroke={coat.mark} strokeWidth={2.2} />
    case 'green':
      return (
        <g fill={coat.mark} stroke="none">
          <circle cx={-4} cy={-8.5} r={1.6} />
          <circle cx={4} cy={-8.5} r={1.6} />
          <circle cy={-10.4} r={1.6} />
        </g>
      )
    case 'orange':
      return <path d="M-5 -10.5 L-2.5 -7 L0 -10.5 L2.5 -7 L5 -10.5" fill="none" stroke={coat.mark} strokeWidth={2} />
    case 'red':
      return <path d="M1 -12.3 H5 L13 -16 L13 -3 C13 3 6 2 4 -3 Z" fill={coat.mark} stroke="none" />
    case 'purple':
      return null
    case 'oshax':
      return <path d={star(0, -8, 4)} fill={coat.mark} stroke="none" />
  }
}

export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const distance = index % 2 === 0 ? radius : radius * 0.45
    return `${(x + distance * Math.cos(angle)).toFixed(1)} ${(y + distance * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join(' L')} Z`
}
