// `npm run build`
import { buildAndNote } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { orExit } from './or-exit.mjs'
import { repositoryRoot } from './workspace.mjs'

await orExit(async () => {
  await ensureInstalled(repositoryRoot, console.error)
  await buildAndNote(repositoryRoot)
})
