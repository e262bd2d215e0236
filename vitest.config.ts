import { defineConfig } from 'vitest/config'

// `source` makes every @nora package resolve to its TypeScript sources, so that tests need no build.
const conditions = ['source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'examples/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
    pool: 'threads',
    testTimeout: 30_000,
  },
})
