/** The five colours of cats. An oshax takes one of them; it is not a sixth. */
export const colours = ['blue', 'green', 'red', 'purple', 'orange'] as const

export type Colour = (typeof colours)[number]

export function isColour(value: unknown): value is Colour {
  return (colours as readonly unknown[]).includes(value)
}
