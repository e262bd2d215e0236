const codes = { common: '1;36', own: '1;32', other: '1;33', name: '1', quiet: '2' } as const

export type Style = keyof typeof codes

/** Text set off where the screen has colours. */
export function styled(text: string, style: Style, colours: boolean): string {
  return colours && text !== '' ? `\x1b[${codes[style]}m${text}\x1b[0m` : text
}
