// Plays games with this release, on its server and in its browser, and keeps them as they were left: whatever comes after
// has to go on with them.
import { saveBrowserGames } from './browser.ts'
import { saveServerGames } from './server.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('where are the games to go?')
await saveServerGames(folder)
await saveBrowserGames(folder)
