/** As at the beginning of a sentence or on a button: words for choices and things begin small, since they may stand inside one. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
