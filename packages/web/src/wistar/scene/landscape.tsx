import { INK } from '../art/colours.ts'
import { Fir } from './fir.tsx'
import style from './scene.module.css'

interface LandscapeProps {
  readonly width: number
  readonly height: number
}

const stars = [
  [588, 26],
  [622, 40],
  [690, 16],
  [1030, 58],
  [760, 8],
  [984, 60],
  [900, 10],
] as const

/** Sky, hills with firs, and the earth under the ground line. */
export function Landscape({ width, height }: LandscapeProps) {
  return (
    <g>
      <rect width={width} height={height} className={style.sky} />
      <g className={style.stars}>
        {stars.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={1.8} />
        ))}
      </g>
      <g stroke={INK}>
        <path
          d={`M300 190 C380 150 470 196 540 172 C620 136 700 156 780 146 C880 106 980 106 ${width} 116 V300 H300 Z`}
          className={style.hill}
          strokeWidth={2.4}
        />
        <path d={`M900 92 C950 62 1000 66 ${width} 72 V160 H900 Z`} className={style.hill} strokeWidth={2.2} />
      </g>
      <Fir x={1018} y={130} k={0.92} />
      <Fir x={988} y={98} k={0.62} />
      <Fir x={1032} y={236} k={1.2} />
      <Fir x={624} y={152} k={0.42} />
      <g stroke={INK} strokeWidth={2.4}>
        <path
          d={`M0 226 C60 218 540 218 640 226 C760 236 900 218 ${width} 222 V${height} H0 Z`}
          className={style.grass}
        />
        <path
          d={`M0 244 C200 236 560 238 640 244 C760 256 900 240 ${width} 244 V${height} H0 Z`}
          className={style.earth}
        />
      </g>
      <g className={style.stone} stroke={INK} strokeWidth={1.8}>
        <ellipse cx={1020} cy={286} rx={10} ry={6.8} />
        <ellipse cx={660} cy={394} rx={9} ry={6} />
        <ellipse cx={886} cy={420} rx={8} ry={5.4} />
        <ellipse cx={1028} cy={326} rx={7} ry={4.8} />
      </g>
      <path d="M650 234 C630 238 600 236 572 234" className={style.path} />
    </g>
  )
}
