import { type Owner, RATBOT } from '@nora/wistar'

type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'dashed'

interface OwnerLook {
  readonly colour: string
  readonly letter: string
  readonly shape: Shape
}

const seats: readonly OwnerLook[] = [
  { colour: '#b3402f', letter: 'A', shape: 'circle' },
  { colour: '#2d5f9a', letter: 'B', shape: 'square' },
  { colour: '#3d6b2f', letter: 'C', shape: 'triangle' },
  { colour: '#7a4a94', letter: 'D', shape: 'diamond' },
]

const ratbot: OwnerLook = { colour: '#6d6255', letter: 'R', shape: 'dashed' }

/** Whose piece it is, by colour, letter and shape: never by colour alone. */
export function lookOf(owner: Owner): OwnerLook {
  return owner === RATBOT ? ratbot : (seats[owner % seats.length] as OwnerLook)
}
