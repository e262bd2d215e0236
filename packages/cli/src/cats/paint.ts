import type { Colour } from '@nora/cats'

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

/** The letter that stands for a tile without colours: small for cats, capital for an oshax, t and T for treasures. */
export function letterOf(kind: 'cat' | 'oshax' | 'common' | 'rare', colour: Colour | null): string {
  if (kind === 'common') return 't'
  if (kind === 'rare') return 'T'
  const letter = (colour ?? '?').charAt(0)
  return kind === 'oshax' ? letter.toUpperCase() : letter
}
