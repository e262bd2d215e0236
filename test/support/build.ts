import { ensureBuilt } from '../../scripts/built.mjs'
import { repositoryRoot } from '../../scripts/workspace.mjs'

/** What tests start as programs is what people start: built, and anew if a source has changed since. */
export default () => ensureBuilt(repositoryRoot, console.error)
