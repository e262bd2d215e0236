import type { WebGame } from '../web-game.ts'
import './colours.css'
import { Scene } from './scene.tsx'

export const squirrels = {
  id: 'squirrels',
  Scene,
  modes: ['classic'],
} as const satisfies WebGame
