import type { WebGame } from '../web-game.ts'
import './colours.css'
import { Scene } from './scene.tsx'

export const wistar = {
  id: 'wistar',
  Scene,
  modes: ['classic', 'peaceful', 'solo'],
  chapters: ['aim', 'round', 'wheel', 'actions', 'quick', 'explore', 'inventions', 'missions', 'scoring', 'solo'],
} as const satisfies WebGame
