import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layers } from '../../scripts/gates/layers.mjs'
import { findingsWith, inShort, workspaceWith } from './seeded-workspace.ts'

/** Every rule with an import that breaks it, and what it is about. */
const violations = [
  ['pure-imports-no-node', 'packages/cats/src/seed.ts', "import 'node:fs'"],
  ['pure-imports-no-shell', 'packages/bots/src/seed.ts', "import '@nora/server'"],
  ['pure-imports-known-libraries', 'packages/messages/src/seed.ts', "import 'react-dom'"],
  ['kernel-stands-alone', 'packages/kernel/src/seed.ts', "import '@nora/effects'"],
  ['effects-import-kernel-only', 'packages/effects/src/seed.ts', "import '@nora/bots'"],
  ['conformance-knows-no-game', 'packages/conformance/src/seed.ts', "import '@nora/cats'"],
  [
    'messages-know-no-game',
    'packages/messages/src/seed.ts',
    "import type { cats } from '@nora/cats'\nexport type It = typeof cats",
  ],
  ['game-imports-no-other-game', 'packages/woodcraft/src/seed.ts', "export { cats } from '@nora/cats'"],
  ['game-imports-kernel-and-effects-only', 'packages/cats/src/seed.ts', "import '@nora/conformance'"],
  ['words-know-no-player', 'packages/words/src/seed.ts', "import '@nora/bots'"],
  ['protocol-imports-kernel-only', 'packages/protocol/src/seed.ts', "import '@nora/messages'"],
  ['room-knows-no-game', 'packages/room/src/seed.ts', "import '@nora/cats'"],
  ['choosing-imports-kernel-only', 'packages/choosing/src/seed.ts', "import '@nora/words'"],
  ['table-knows-no-game', 'packages/web/src/table/kit/seed.ts', "import '../../cats/board.ts'"],
  ['own-table-knows-no-other-game', 'packages/web/src/woodcraft/seed.ts', "import '../cats/board.ts'"],
  ['shells-stay-apart', 'packages/server/src/seed.ts', "import '@nora/cli'"],
  ['command-line-asks-the-server', 'packages/cli/src/seed.ts', "import '@nora/web'"],
  ['only-the-house-opens-pages', 'packages/web/src/table/seed.ts', "import '../pages/rules/rules.ts'"],
  ['only-the-house-opens-pages', 'packages/web/src/learn/seed.ts', "import '../pages/rules/rules.ts'"],
  ['sources-import-no-tests', 'packages/kernel/src/seed.ts', "import '../test/helper.ts'"],
  ['packages-meet-by-name', 'packages/cats/src/seed.ts', "import '../../kernel/src/index.ts'"],
  ['no-cycles', 'packages/cats/src/seed.ts', "import './twin.ts'"],
  ['imports-resolve', 'packages/cats/src/seed.ts', "import './nowhere.ts'"],
] as const

const besides = {
  'packages/kernel/test/helper.ts': 'export const helper = 1',
  'packages/cats/src/twin.ts': "import './seed.ts'",
  'packages/web/src/cats/board.ts': "import '@nora/cats'",
  'packages/web/src/pages/rules/rules.ts': 'export const rules = 1',
}

test.each(violations)('%s is refused', async (rule, file, code) => {
  const findings = await findingsWith(layers, { 'packages/cats/src/seed.ts': '', ...besides, [file]: code })
  expect(inShort(findings).map((finding) => finding.replace('twin', 'seed'))).toEqual([`${rule} ${file}`])
})

test('every rule has a violation above', () => {
  expect([...new Set(violations.map(([rule]) => rule)), 'everything-read'].sort()).toEqual([...layers.rules].sort())
})

test('a clean workspace, with the imports that are meant to be, passes', async () => {
  const findings = await findingsWith(layers, {
    'packages/kernel/src/chance.ts': "import 'pure-rand'",
    'packages/cats/src/rules.ts': "import '@nora/kernel'\nimport '@nora/effects'",
    'packages/cats/test/rules.test.ts': "import 'node:fs'\nimport '@nora/conformance'",
    'packages/bots/src/mind.ts': "import '@nora/cats'",
    'packages/web/src/cats/board.ts': "import '@nora/cats'\nimport '../table/kit/piece.ts'",
    'packages/web/src/table/kit/piece.ts': "import '@nora/choosing'",
    'packages/web/src/games/cats/table.ts': "import '../../cats/board.ts'",
    'packages/web/src/app/pages.ts': "import '../pages/rules.ts'",
    'packages/web/src/pages/rules.ts': "import '../table/kit/piece.ts'",
    'packages/cli/src/main.ts': "import 'node:fs'\nimport '@nora/cats'\nimport '@nora/server'",
  })
  expect(findings).toEqual([])
})

test('a workspace in which nothing was read is refused', async () => {
  const root = workspaceWith({})
  rmSync(join(root, 'packages'), { recursive: true })
  expect(inShort(await layers.inspect(root))).toEqual(['everything-read packages'])
})
