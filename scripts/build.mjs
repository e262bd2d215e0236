// `npm run build`
import { build } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { orExit } from './or-exit.mjs'
import { repositoryRoot } from './workspace.mjs'

await orExit(async () => {
  await ensureInstalled(repositoryRoot, console.error)
  await build(repositoryRoot)
})
