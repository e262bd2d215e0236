import { rulebook, type WebGame } from '../web-game.ts'
import './colours.css'
import { Scene } from './scene.tsx'

export const squirrels = {
  id: 'squirrels',
  Scene,
  modes: ['classic'],
  chapters: ['aim'],
  rules: async () => {
    const { squirrels: withPack } = await import('@nora/squirrels')
    return rulebook(withPack(), withPack)
  },
  table: async () => (await import('./table.ts')).table,
} as const satisfies WebGame
