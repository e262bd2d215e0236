import type { WebGame } from '../web-game.ts'
import './colours.css'
import { Scene } from './scene.tsx'

export const woodcraft = {
  id: 'woodcraft',
  Scene,
  modes: ['classic', 'solo'],
  chapters: ['aim', 'turn', 'wheel', 'wood', 'orders', 'helpers', 'income', 'scoring', 'solo'],
} as const satisfies WebGame
