import { rulebook, type WebGame } from '../web-game.ts'
import './colours.css'
import { Scene } from './scene.tsx'

export const cats = {
  id: 'cats',
  Scene,
  modes: ['classic', 'family', 'solo'],
  chapters: ['aim', 'day', 'cards', 'rescue', 'placing', 'treasures', 'scoring', 'family', 'solo'],
  rules: async () => {
    const { catsGame, catsWithPack } = await import('@nora/cats')
    return rulebook(catsGame, catsWithPack)
  },
  table: async () => (await import('./table.ts')).table,
} as const satisfies WebGame
