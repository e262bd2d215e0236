// `npm start`: install what is missing, build what has changed, serve.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { orExit } from './or-exit.mjs'
import { repositoryRoot } from './workspace.mjs'

await orExit(async () => {
  await ensureInstalled(repositoryRoot, console.log)
  await ensureBuilt(repositoryRoot, console.log)
  await import(pathToFileURL(join(repositoryRoot, 'packages/server/dist/main.js')).href)
})
