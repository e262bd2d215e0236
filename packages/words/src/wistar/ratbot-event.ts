import type { GameEvent } from '@nora/kernel'
import type { MainAction, WistarTable } from '@nora/wistar'
import { plainOf } from '../plain.ts'
import type { Speaker } from '../words.ts'
import { actionName, iconName, itemName, itemNames, passageName, placeName, sourceName } from './names.ts'
import { actionText, explorationSteps, scaleSpaceText } from './text/ratbot-text.ts'
import { stateSide } from './text/state-side.ts'

/** What Ratbot does, card by card: what it turns over says what comes next. */
export function ratbotEvent(table: WistarTable, event: GameEvent, { voice }: Speaker): string {
  const { type, items = [], from, to, place, room, passage, action, card, token, cards, source } = event
  const [first = ''] = items
  const named = (id: unknown) => placeName(voice, table, String(id))
  const isScore = type === 'ratbotScores' && sourceName(voice, table, source) !== undefined
  return voice.say({
    id: `wistarRatbot.log.${isScore ? 'ratbotScoresBy' : type}`,
    params: {
      ...plainOf(event),
      items: itemNames(voice, table, items),
      ...(type === 'ratbotTurn' ? { text: actionText(voice, table, first).join(' ') } : {}),
      ...(type === 'ratbotLeader' ? { action: actionName(voice, action as MainAction) } : {}),
      ...(from === undefined ? {} : { from: named(from), to: named(to) }),
      ...(place === undefined
        ? {}
        : { place: named(place), steps: explorationSteps(voice, table, first, String(place)) }),
      ...(room === undefined ? {} : { room: named(room) }),
      ...(passage === undefined ? {} : { passage: passageName(voice, table, String(passage)) }),
      ...(card === undefined ? {} : { card: itemName(voice, table, String(card)) }),
      ...(type === 'ratbotAdvances'
        ? {
            skill: iconName(voice, String(token)),
            text: scaleSpaceText(voice, table, String(card), Number(event.space)),
          }
        : {}),
      ...(Array.isArray(cards) ? { cards: cards.map((side) => stateSide(voice, table, String(side)).name) } : {}),
      ...(isScore ? { source: sourceName(voice, table, source) ?? '' } : {}),
    },
  })
}
