export type SquirrelsIcon = 'acorn' | 'acorn-hidden'
