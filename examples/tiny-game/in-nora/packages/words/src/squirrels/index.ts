export type { SquirrelsIcon } from './icons.ts'
export { squirrelsWords } from './words.ts'
