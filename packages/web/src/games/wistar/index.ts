import type { WebGame } from '../web-game.ts'
import './colours.css'
import { Scene } from './scene.tsx'

export const wistar = {
  id: 'wistar',
  Scene,
  modes: ['classic', 'peaceful', 'solo'],
  firstLesson: 'rounds',
} as const satisfies WebGame
