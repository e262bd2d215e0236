export type { WistarIcon } from './icons.ts'
export { wistarWords } from './words.ts'
