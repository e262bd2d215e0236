export type { WoodcraftIcon } from './icons.ts'
export { woodcraftWords } from './words.ts'
