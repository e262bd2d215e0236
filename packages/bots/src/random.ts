import { randomPolicy } from '@nora/kernel'
import type { Bot } from './bot.ts'

/** Takes any choice that is offered. */
export const randomBot: Bot = { id: 'random', forks: false, forTests: true, mind: () => randomPolicy }
