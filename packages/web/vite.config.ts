import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { askedAhead } from './build/asked-ahead.ts'
import { descriptionAndManifest } from './build/description-and-manifest.ts'
import { keptFiles } from './build/kept-files.ts'
import { laidTogether } from './build/laid-together.ts'
import { packed } from './build/packed.ts'

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
  plugins: [react(), descriptionAndManifest(games), keptFiles(worker), askedAhead(games), packed()],
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
