import type { WebGame } from '../web-game.ts'
import './colours.css'
import { Scene } from './scene.tsx'

export const cats = {
  id: 'cats',
  Scene,
  modes: ['classic', 'family', 'solo'],
  firstLesson: 'family',
} as const satisfies WebGame
