import type { Colour } from '@nora/cats'
import type { Catalogue } from '@nora/messages'
import type { Screen } from '../play/terminal.ts'

/** What one draws with: colours where the screen has them, and letters in the reader's language. */
export type Pen = Pick<Screen, 'voice' | 'colours'>

const background: { readonly [colour in Colour | 'common' | 'rare']: string } = {
  blue: '44;97',
  green: '42;30',
  red: '41;97',
  purple: '45;97',
  orange: '48;5;208;30',
  common: '48;5;130;97',
  rare: '43;30',
}

/** Text on the colour of a tile, where the screen has colours. */
export function painted(text: string, colour: keyof typeof background, colours: boolean): string {
  return colours ? `\x1b[${background[colour]}m${text}\x1b[0m` : text
}

/** The letter that stands for a tile: of its colour, small for cats and capital for an oshax; of a treasure likewise. */
export function letterOf(voice: Catalogue, kind: 'cat' | 'oshax' | 'common' | 'rare', colour: Colour | null): string {
  // Beside the island an oshax has no colour yet.
  if (kind === 'oshax' && !colour) return '?'
  const letter = voice.format(`catsPlay.letter.${colour ?? 'treasure'}`)
  return kind === 'oshax' || kind === 'rare' ? letter.toUpperCase() : letter
}
