import { isGameId } from '../../games/index.ts'
import { NotFound } from '../not-found.tsx'
import { AgainstBots } from './against-bots.tsx'
import { OnDevice } from './on-device.tsx'
import { Online } from './online.tsx'
import { QuickStart } from './quick-start.tsx'

/** The short ways in: alone at once, against bots and with others after a question or two. */
export function Play({ game, way }: { readonly game: string; readonly way: string }) {
  if (!isGameId(game)) return <NotFound />
  if (way === 'alone') return <QuickStart game={game} />
  if (way === 'bots') return <AgainstBots game={game} />
  if (way === 'device') return <OnDevice game={game} />
  if (way === 'online') return <Online game={game} />
  return <NotFound />
}
