import type { Plugin } from 'vite'
// By path: Node reads this file before anything is built, and a name would lead to what is built.
import { catalogues } from '../../messages/src/all.ts'
import { languages } from '../../messages/src/language.ts'
import { manifestIn, manifestPath } from '../src/app/manifest.ts'

/**
 * Writes the description of the page and the link to its manifest into the head of `index.html`, and one manifest for each
 * language: a browser reads them before any script runs. Both are sentences, so they come from the messages; the page
 * begins in English and changes them with its language.
 */
export function descriptionAndManifest(games: readonly string[]): Plugin {
  const manifests = new Map(
    languages.map((language) => [manifestPath(language), manifestIn(catalogues[language], games)]),
  )
  return {
    name: 'description-and-manifest',
    transformIndexHtml: () => [
      inHead('meta', { name: 'description', content: catalogues.en.format('webHouse.description') }),
      inHead('link', { rel: 'manifest', href: manifestPath('en') }),
    ],
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const manifest = manifests.get(request.url ?? '')
        if (manifest) response.setHeader('content-type', 'application/manifest+json').end(JSON.stringify(manifest))
        else next()
      })
    },
    generateBundle() {
      for (const [path, manifest] of manifests)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: JSON.stringify(manifest) })
    },
  }
}

const inHead = (tag: string, attrs: Record<string, string>) => ({ tag, attrs, injectTo: 'head' as const })
