import type { Rolldown } from 'vite'

/** What every page begins with. */
export function entryIn(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined {
  const parts = Object.values(bundle).filter((part) => part.type === 'chunk')
  return parts.find(({ isEntry, name }) => isEntry && name === 'index')
}

/** Its style sheets. */
export function stylesOf(chunk: Rolldown.OutputChunk): readonly string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])]
}
