import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

// `source` makes every @nora package resolve to its TypeScript sources: the site needs no other build before it.
const conditions = ['source', ...defaultClientConditions]

/** Where `npm start` serves; the page in development asks it for everything that is not a page. */
const server = 'http://localhost:4000'

const worker = 'sw.js'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [react(), keptFiles()],
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
      output: { entryFileNames: ({ name }) => (name === 'sw' ? worker : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '^/api': server, '^/play(?:/(?:events|send))?(?:?|$)': { target: server, ws: true } } },
})

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
          shell: ['/manifest.webmanifest', '/icon.svg', ...needed.map((name) => `/${name}`)],
          rest: names.filter((name) => isOurs(name) && !needed.includes(name)).map((name) => `/${name}`),
        }
        const written = bundle[worker]
        if (written?.type !== 'chunk') throw new Error('the service worker was not built')
        written.code = `const BUILD = ${JSON.stringify(build)};\n${written.code}`
      },
    },
  }
}
