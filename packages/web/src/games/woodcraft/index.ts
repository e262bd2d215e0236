import { rulebook, type WebGame } from '../web-game.ts'
import './colours.css'
import { Scene } from './scene.tsx'

export const woodcraft = {
  id: 'woodcraft',
  Scene,
  modes: ['classic', 'solo'],
  chapters: ['aim', 'turn', 'wheel', 'wood', 'orders', 'helpers', 'income', 'scoring', 'solo'],
  rules: async () => {
    const { woodcraftGame, woodcraftWithPack } = await import('@nora/woodcraft')
    return rulebook(woodcraftGame, woodcraftWithPack)
  },
  table: async () => (await import('./table.ts')).table,
} as const satisfies WebGame
