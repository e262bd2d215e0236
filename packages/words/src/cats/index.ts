export { cardFace } from './card-face.ts'
export type { CatsIcon } from './icons.ts'
export { countedShapes, moverName, shapeNumber } from './names.ts'
export { catsWords } from './words.ts'
