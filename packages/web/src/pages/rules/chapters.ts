import type { HouseGame } from '../../state/house-games.ts'

/** The chapters of each game's short rules, in the order in which one learns it; each has its own address. */
export const chapters = {
  cats: ['aim', 'day', 'cards', 'rescue', 'placing', 'treasures', 'scoring', 'family', 'solo'],
  wistar: ['aim', 'round', 'wheel', 'actions', 'quick', 'explore', 'inventions', 'missions', 'scoring', 'solo'],
  woodcraft: ['aim', 'turn', 'wheel', 'wood', 'orders', 'helpers', 'income', 'scoring', 'solo'],
} as const satisfies { readonly [game in HouseGame]: readonly string[] }
