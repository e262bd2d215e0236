import { webGame } from './index.ts'

/** The picture of a game, wherever it is spoken of; nothing for a game that this page does not know. */
export function Scene({ game }: { readonly game: string }) {
  const Drawn = webGame(game)?.Scene
  return Drawn && <Drawn />
}
