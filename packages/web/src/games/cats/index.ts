import type { WebGame } from '../web-game.ts'
import './colours.css'
import { Scene } from './scene.tsx'

export const cats = {
  id: 'cats',
  Scene,
  modes: ['classic', 'family', 'solo'],
  chapters: ['aim', 'day', 'cards', 'rescue', 'placing', 'treasures', 'scoring', 'family', 'solo'],
} as const satisfies WebGame
