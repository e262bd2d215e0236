import { type Item, isHidden } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { cardOf, describePower, guestPoints, type Power, skillOf, type WistarTable } from '@nora/wistar'
import type { CardFace, Mark, Speaker } from '../words.ts'
import { iconName, itemName } from './names.ts'
import { effectClause, sentence } from './text/clause.ts'
import { missionText } from './text/mission-text.ts'
import { objectiveText } from './text/objective-text.ts'
import { actionText, explorationText, stateText } from './text/ratbot-text.ts'
import { requirementMarks, skillIcon } from './text/requirement-marks.ts'

/** Everything there is to read on a card or tile; on a mission and an objective also who has been there. */
export function cardFace(table: WistarTable, item: Item, speaker: Speaker): CardFace {
  const { voice } = speaker
  const name = itemName(voice, table, item)
  if (isHidden(item)) return { name, sort: voice.format('wistarPlay.faceDown'), marks: [], text: [] }
  const { content } = table
  if (content.inventions.recommended.has(item)) return inventionFace(voice, table, item, name)
  const backName = voice.say({ id: `wistarPlay.back.${table.variant.game.back(item)}` })
  const face = (marks: readonly Mark[], text: readonly string[]): CardFace => ({ name, sort: backName, marks, text })
  const guest = content.guests.get(item)
  if (guest) return face([pointsMark(voice, guest.points)], [powerText(voice, guest.power)])
  if (content.cheeses.has(item)) {
    const marks = [pointsMark(voice, guestPoints(table, item))]
    return {
      name,
      sort: voice.format('wistarPlay.back.cellarGuest'),
      marks,
      text: [voice.format('wistarPlay.card.cheese')],
    }
  }
  if (content.missions.has(item)) return face([], missionText(table, item, speaker))
  if (content.objectives.has(item)) return face([], objectiveText(table, item, speaker))
  const bonus = content.doors.get(item)
  if (bonus) return face([], [voice.format('wistarPlay.card.door', { effect: effectClause(voice, table, bonus) })])
  const hero = content.heroes.get(item)
  if (hero) return face([iconMark(voice, hero.skill, hero.icons)], [voice.format('wistarPlay.card.hero')])
  if (item.startsWith('token-')) {
    return {
      name: iconName(voice, skillOf(item)),
      sort: backName,
      marks: [iconMark(voice, skillOf(item), 1)],
      text: [],
    }
  }
  return { name, sort: voice.format('wistarPlay.ratbot'), marks: [], text: ratbotText(table, item, speaker) }
}

function ratbotText(table: WistarTable, item: Item, speaker: Speaker): readonly string[] {
  const { voice } = speaker
  if (item.startsWith('action-')) return actionText(voice, table, item)
  if (item.startsWith('exploration-')) return explorationText(voice, table, item)
  return stateText(voice, table, item)
}

function inventionFace(voice: Catalogue, table: WistarTable, item: Item, name: string): CardFace {
  const { deck, type, requires, icons, points, power } = cardOf(table, item)
  const used = table.state.players.some((player) => player.used.includes(item))
  return {
    name,
    sort: voice.say({ id: 'wistarPlay.invention', params: { deck, type } }),
    marks: [
      ...requirementMarks(voice, table, requires),
      ...icons.map(([icon, n]) => iconMark(voice, icon, n)),
      pointsMark(voice, points),
    ],
    text: [powerText(voice, power), ...(used ? [voice.format('wistarPlay.card.used')] : [])],
  }
}

function powerText(voice: Catalogue, power: Power): string {
  return sentence(voice.say(describePower(power)))
}

function iconMark(voice: Catalogue, icon: string, n: number): Mark {
  return { icon: skillIcon(icon), value: n, role: 'gives', label: `${iconName(voice, icon)} ×${n}` }
}

function pointsMark(voice: Catalogue, n: number): Mark {
  return { icon: 'points', value: n, label: voice.format('common.points', { n }) }
}
