import type { WebGame } from '../web-game.ts'
import './colours.css'
import { Scene } from './scene.tsx'

export const woodcraft = {
  id: 'woodcraft',
  Scene,
  modes: ['classic', 'solo'],
  firstLesson: 'rounds',
} as const satisfies WebGame
