import { widthOf } from './measure.ts'

/** A name that is much too long for one line takes two. */
export function inLines(name: string, width: number, size: number): readonly string[] {
  if (widthOf(name, size, 700, 'title') * 0.86 <= width) return [name]
  const spaces = [...name].flatMap((letter, index) => (letter === ' ' || letter === '-' ? [index] : []))
  const middle = spaces.sort((one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2))[0]
  if (middle === undefined) return [name]
  const end = name[middle] === '-' ? middle + 1 : middle
  return [name.slice(0, end), name.slice(end).trim()]
}
