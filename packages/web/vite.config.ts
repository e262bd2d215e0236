import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// `source` makes every @nora package resolve to its TypeScript sources: the site needs no other build before it.
const conditions = ['source', ...defaultClientConditions]

/** Where `npm start` serves; the page in development asks it for everything that is not a page. */
const server = 'http://localhost:4000'

export default defineConfig({
  plugins: [react()],
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
  },
  server: { proxy: { '/api': server, '/play': { target: server, ws: true } } },
})
