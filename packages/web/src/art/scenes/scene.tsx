import type { ComponentType } from 'react'
import type { HouseGame } from '../../state/house-games.ts'
import { CatsScene } from './cats-scene.tsx'
import { WistarScene } from './wistar-scene.tsx'
import { WoodcraftScene } from './woodcraft-scene.tsx'

const scenes: { readonly [game in HouseGame]: ComponentType } = {
  wistar: WistarScene,
  cats: CatsScene,
  woodcraft: WoodcraftScene,
}

/** The picture of a game, wherever the house speaks of it. */
export function Scene({ game }: { readonly game: HouseGame }) {
  const Drawn = scenes[game]
  return <Drawn />
}
