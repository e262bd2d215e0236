/** A browser of another make, driven by its own protocol: no more than a story needs. */
export interface Engine {
  goTo(address: string): Promise<void>
  /** What an expression comes to in the page, as JSON. */
  read<T>(expression: string): Promise<T>
  /** A click of the mouse at a point of the window. */
  click(x: number, y: number): Promise<void>
  close(): Promise<void>
}

/** A program that is started takes this long at most. */
export const START_MS = 60_000

/** One press of the left button there, as both protocols describe it. */
export const clickAt = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})
