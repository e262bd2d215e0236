/** The parts of the table, as one turns to them where not all of them fit. */
export type Part = 'scene' | 'wheel' | 'farm' | 'market' | 'burrow' | 'cards' | 'others'

/** Which parts share a window; a window shows one of them. */
export const windows: { readonly [as in 'half' | 'column' | 'part']: readonly (readonly Part[])[] } = {
  half: [['scene'], ['market', 'burrow', 'cards', 'others']],
  column: [
    ['wheel', 'farm'],
    ['market', 'burrow', 'cards', 'others'],
  ],
  part: [['wheel', 'farm', 'market', 'burrow', 'others']],
}

/** Where the answer to each kind of decision lies. */
export const partOf: { readonly [kind: string]: Part } = {
  turn: 'wheel',
  mainAction: 'wheel',
  moveWorker: 'wheel',
  sendWorker: 'wheel',
  explore: 'farm',
  completeMission: 'farm',
  openDoor: 'farm',
  revealMission: 'farm',
  moveExplorer: 'farm',
  tent: 'farm',
  guestRoom: 'farm',
  guestSupply: 'farm',
  ratbotGuest: 'farm',
  hero: 'farm',
  develop: 'market',
  takeFaceUp: 'market',
  mustTakeFaceUp: 'market',
  takeDiscarded: 'market',
  startingCards: 'market',
  keepObjective: 'market',
  stateCards: 'others',
  copy: 'others',
  dig: 'burrow',
  build: 'burrow',
  cube: 'burrow',
  skillToken: 'burrow',
  loseGuest: 'burrow',
  'effect.pay': 'burrow',
  playInvention: 'cards',
  discard: 'cards',
}

/** The part that a window shows: what was turned to last, or stands for it there. */
export function shownIn(window: readonly Part[], recent: readonly Part[]): Part {
  for (const part of recent) {
    const here = window.includes(part) ? part : part === 'cards' && window.includes('burrow') ? 'burrow' : undefined
    if (here) return here
  }
  return window[0] as Part
}
