import { isGameId } from '../../games/index.ts'
import { NotFound } from '../not-found.tsx'
import { OnDevice } from './on-device.tsx'
import { Online } from './online.tsx'
import { StraightAway } from './straight-away.tsx'

/** The short ways in: alone and against bots at once, with others after one question. */
export function Play({ game, way }: { readonly game: string; readonly way: string }) {
  if (!isGameId(game)) return <NotFound />
  if (way === 'alone' || way === 'bots') return <StraightAway game={game} way={way} />
  if (way === 'device') return <OnDevice game={game} />
  if (way === 'online') return <Online game={game} />
  return <NotFound />
}
