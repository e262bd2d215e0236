import { ceremoniesOf } from '../ceremony.ts'

/** An income phase: orders that slide, blueberries and hazelnuts; and the late decks. */
export const woodcraftCeremony = ceremoniesOf({
  income: { role: 'opens', icon: 'berry-income' },
  lastIncome: { role: 'opens', icon: 'berry-income' },
  ordersSlide: { role: 'after', icon: 'row-late' },
  loseOrder: { role: 'after', icon: 'row-late' },
  gain: { role: 'after', icon: 'berry' },
  benchesReady: { role: 'after', icon: 'round' },
  score: { role: 'after', icon: 'nut-income' },
  lateDecks: { role: 'opens', icon: 'deck' },
})
