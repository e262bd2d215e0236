import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// `source` makes every @nora package resolve to its TypeScript sources, so that tests need no build.
const conditions = ['source', 'module', 'node', 'development|production']

/** What needs programs of the operating system runs as parts of its own: see scripts/test/system.mjs. */
const needsSystem = ['**/*.postgres.test.ts', 'test/chaos/**', 'test/browser/**']

/** Packages without a world around them. */
const pure = [
  'packages/{kernel,effects,messages,conformance,cats,wistar,woodcraft,bots,balance,words,catalogue,choosing,protocol,release,room}/test/**/*.test.ts',
]

/** Games at the pace of people, in browsers of other makes, and a whole one by the list of choices take long: the long test has time for them. */
const wholeGames = ['test/browser/{calm,engines,list}.test.ts']

const exclude = [
  ...['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
  ...(process.env.NORA_SYSTEM ? [] : needsSystem),
  ...(process.env.NORA_LONG ? [] : wholeGames),
]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    pool: 'threads',
    // Files share one load of the modules, which takes longer than most of their tests: none may leave anything behind.
    isolate: false,
    // Left to itself, it keeps one core free. Of what starts servers and browsers of its own, so many files run at a time.
    maxWorkers: Number(process.env.NORA_SYSTEM || availableParallelism()),
    // Stories of one file are told beside each other: more of them at a time only make each of them slow.
    maxConcurrency: process.env.NORA_SYSTEM ? 2 : 5,
    retry: Number(process.env.NORA_TRIES || 1) - 1,
    testTimeout: 60_000,
    // Databases and compilers take long to start where others run as well.
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, exclude } },
      {
        extends: true,
        test: {
          name: 'shells',
          include: ['packages/*/test/**/*.test.ts', 'examples/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...exclude, ...pure],
        },
      },
    ],
  },
})
