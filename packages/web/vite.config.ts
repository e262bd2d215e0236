import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
// By path: Node reads this file before anything is built, and a name would lead to what is built.
import { catalogues } from '../messages/src/all.ts'
import { languages } from '../messages/src/language.ts'
import { askedAhead } from './build/asked-ahead.ts'
import { laidTogether } from './build/laid-together.ts'
import { packed } from './build/packed.ts'
import { manifestIn, manifestPath } from './src/app/manifest.ts'

// `source` makes every @nora package resolve to its TypeScript sources: the site needs no other build before it.
const conditions = ['source', ...defaultClientConditions]

/** Where `npm start` serves; the page in development asks it for everything that is not a page. */
const server = 'http://localhost:4000'

const worker = 'sw.js'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const games = readdirSync(here('src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

export default defineConfig({
  plugins: [react(), spokenHead(), keptFiles(), askedAhead(games), packed()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined assets would need holes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: { index: here('index.html'), sw: here('src/sw/service-worker.ts') },
      // The service worker's reach is the folder it lies in, and its name may not change.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? worker : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: laidTogether(games) },
      },
    },
  },
  server: { proxy: { '^/api': server, '^/play(?:/(?:events|send))?(?:\\?|$)': { target: server, ws: true } } },
})

/**
 * What a browser reads before any script runs: the page's description and manifest. Both are sentences, so they come from
 * the messages; the page begins in English and changes them with its language.
 */
function spokenHead(): Plugin {
  const manifests = new Map(
    languages.map((language) => [manifestPath(language), manifestIn(catalogues[language], games)]),
  )
  return {
    name: 'spoken-head',
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

/** Tells the service worker what the site consists of: what every page needs, and what only some do. */
function keptFiles(): Plugin {
  return {
    name: 'kept-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
        const entry = Object.values(bundle).find(
          (part) => part.type === 'chunk' && part.isEntry && part.name === 'index',
        )
        const needed =
          entry?.type === 'chunk' ? [entry.fileName, ...entry.imports, ...(entry.viteMetadata?.importedCss ?? [])] : []
        const isOurs = (name: string) => !/-(?:greek|vietnamese|cyrillic-ext)[-\w]*\.woff2$/.test(name)
        const build = {
          version: createHash('sha256').update(names.join()).digest('hex').slice(0, 16),
          shell: [...languages.map(manifestPath), '/icon.svg', ...needed.map((name) => `/${name}`)],
          rest: names.filter((name) => isOurs(name) && !needed.includes(name)).map((name) => `/${name}`),
        }
        const written = bundle[worker]
        if (written?.type !== 'chunk') throw new Error('the service worker was not built')
        written.code = `const BUILD = ${JSON.stringify(build)};\n${written.code}`
      },
    },
  }
}
