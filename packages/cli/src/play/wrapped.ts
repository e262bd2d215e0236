import { stripVTControlCharacters } from 'node:util'

/** Lines too long for the screen broken between words and set in below their beginning; pictures are left alone. */
export function wrapped(text: string, width: number | undefined): string {
  if (width === undefined) return text
  return text
    .split('\n')
    .map((line) => (lengthOf(line) <= width || isPicture(line) ? line : broken(line, width)))
    .join('\n')
}

function broken(line: string, width: number): string {
  const [indent = ''] = /^ *(?:\d+ +)?/.exec(line) ?? []
  const margin = ' '.repeat(indent.length + (indent.trim() === '' ? 2 : 0))
  const lines = [indent]
  let bare = true
  for (const word of line.slice(indent.length).split(' ')) {
    const last = lines.at(-1) as string
    if (bare) lines[lines.length - 1] = last + word
    else if (lengthOf(last) + 1 + lengthOf(word) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(margin + word)
    bare = false
  }
  return lines.join('\n')
}

/** How many characters are seen: what sets colours is not. */
function lengthOf(text: string): number {
  return stripVTControlCharacters(text).length
}

/** Pictures are painted on coloured ground, text is not. */
function isPicture(line: string): boolean {
  return line.includes('\x1b[4')
}
