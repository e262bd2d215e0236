import { rulebook, type WebGame } from '../web-game.ts'
import './colours.css'
import { Scene } from './scene.tsx'

export const wistar = {
  id: 'wistar',
  Scene,
  modes: ['classic', 'peaceful', 'solo'],
  chapters: ['aim', 'round', 'wheel', 'actions', 'quick', 'explore', 'inventions', 'missions', 'scoring', 'solo'],
  rules: async () => {
    const { wistarGame, wistarWithPack } = await import('@nora/wistar')
    return rulebook(wistarGame, wistarWithPack)
  },
  table: async () => (await import('./table.ts')).table,
} as const satisfies WebGame
