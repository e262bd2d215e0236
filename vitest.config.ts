import { defineConfig } from 'vitest/config'

// `source` makes every @nora package resolve to its TypeScript sources, so that tests need no build.
const conditions = ['source', 'module', 'node', 'development|production']

/** What needs programs of the operating system runs as parts of its own: see scripts/test/system.mjs. */
const needsSystem = ['**/*.postgres.test.ts', 'packages/server/test/postgres/**', 'test/cluster/**', 'test/browser/**']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'examples/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**', ...(process.env.NORA_SYSTEM ? [] : needsSystem)],
    pool: 'threads',
    testTimeout: 30_000,
  },
})
