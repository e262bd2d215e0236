#!/usr/bin/env node
// The `nora` command. In a fresh clone it first installs and builds, saying so on stderr, so that the output of a
// command is only ever its own.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../scripts/built.mjs'
import { ensureInstalled } from '../scripts/installed.mjs'
import { orExit } from '../scripts/or-exit.mjs'
import { repositoryRoot } from '../scripts/workspace.mjs'

await orExit(async () => {
  await ensureInstalled(repositoryRoot, console.error)
  await ensureBuilt(repositoryRoot, console.error)
})
await import(pathToFileURL(join(repositoryRoot, 'packages/cli/dist/main.js')).href)
