import { earlySketches } from './early-sketches.ts'
import { lateSketches } from './late-sketches.ts'

/** Shapes on a grid of 24: what is drawn, and the colour in it; without one only the line. */
export type Shapes = readonly (readonly [path: string, fill?: keyof typeof paints])[]

const paints = {
  wood: '#b9814e',
  straw: '#dcbd72',
  dark: '#8d5a38',
  pale: '#fff2d8',
  grey: '#b1b5b2',
  red: '#cf6b4a',
  gold: '#d99a3d',
  leaf: '#7f9f58',
} as const

const sketches: { readonly [order: string]: Shapes } = { ...earlySketches, ...lateSketches }

/** An order that a pack brings and nobody has sketched: a parcel. */
const parcel: Shapes = [['M4 7 H20 V20 H4 Z', 'straw'], ['M4 11 H20 M12 7 V20 M9 3.5 L12 7 L15 3.5']]

interface SketchProps {
  readonly order: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** What was ordered. */
export function Sketch({ order, x, y, size }: SketchProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      fill="none"
      stroke="#2b2118"
      strokeWidth={1.9}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {(sketches[order] ?? parcel).map(([path, paint]) => (
        <path key={path} d={path} fill={paint ? paints[paint] : 'none'} />
      ))}
    </g>
  )
}
