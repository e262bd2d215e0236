import type { Effect } from '@nora/effects'
import type { GameEvent, Table } from '@nora/kernel'
import {
  type BonusAction,
  bonusEffect,
  HUT,
  layoutOf,
  type MainAction,
  type Mission,
  type Region,
  type WistarTable,
} from '@nora/wistar'
import { plainOf } from '../plain.ts'
import type { Speaker } from '../words.ts'
import { moveEvent } from './move-event.ts'
import {
  abilityName,
  actionName,
  itemNames,
  moveName,
  ownerName,
  passageName,
  placeName,
  regionName,
  sourceName,
} from './names.ts'
import { ratbotEvent } from './ratbot-event.ts'
import { asWistar } from './table.ts'
import { effectClause } from './text/clause.ts'
import { bonusNames } from './turn-choice.ts'

/** What happened, in a sentence; nothing for what another sentence tells already. */
export function wistarEvent(anyTable: Table, event: GameEvent, speaker: Speaker): string | undefined {
  const table = asWistar(anyTable)
  const { type } = event
  if (type === 'move') return moveEvent(table, event, speaker)
  if (type === 'gain' || type === 'pay' || type === 'lose') return stockEvent(table, event, speaker)
  if (type.startsWith('ratbot')) return ratbotEvent(table, event, speaker)
  if (toldByOthers.includes(type) || (type === 'bonusAction' && isGain(event.bonus as BonusAction))) return undefined
  if (type === 'leaderPlaced' && event.space === HUT)
    return speaker.voice.format('wistarPlay.log.leaderInHut', { name: speaker.name(event.seat ?? 0) })
  return speaker.voice.say({ id: `wistarPlay.log.${type}`, params: paramsOf(table, event, speaker) })
}

/** A turn is told by the next one, the objectives as they are drawn. */
const toldByOthers = ['turnEnded', 'objectiveLaid']

/** A bonus action that only gives something: that it is gained is told anyway. */
function isGain(bonus: BonusAction): boolean {
  return bonusEffect(bonus).do === 'gain'
}

/** Cards and guests are told by name when they move, beds and rooms with their price. */
const toldOtherwise = ['basicCard', 'advancedCard', 'card', 'guest', 'houseGuest', 'cellarGuest']
const pricedActions = ['dig', 'build']

function stockEvent(table: WistarTable, event: GameEvent, { voice, name }: Speaker): string | undefined {
  const { type, seat = 0, source } = event
  const what = String(event.what)
  if (toldOtherwise.includes(what) || (type === 'pay' && pricedActions.includes(String(source)))) return undefined
  const told = { name: name(seat), what: voice.say(table.content.language.say.stock(what, Number(event.n))) }
  const from = sourceName(voice, table, source)
  const how = type as 'gain' | 'pay' | 'lose'
  if (from === undefined) return voice.format(`wistarPlay.log.${how}`, told)
  const ids = { gain: 'wistarPlay.log.gainBy', pay: 'wistarPlay.log.payFor', lose: 'wistarPlay.log.loseBy' } as const
  return voice.format(ids[how], { ...told, source: from })
}

type Params = { readonly [name: string]: string | number | readonly string[] }

/** Whatever the sentences need, in words. */
function paramsOf(table: WistarTable, event: GameEvent, speaker: Speaker): Params {
  const { voice, name } = speaker
  const { type, seat, items = [], order, action, bonus, from, to, region, room, passage, space, mission, row } = event
  const place = (id: unknown) => placeName(voice, table, String(id))
  return {
    ...plainOf(event),
    name: seat === undefined ? '' : name(seat),
    items: itemNames(voice, table, items),
    ...(Array.isArray(order) ? { order: order.map((owner: number) => ownerName(speaker, owner)) } : {}),
    ...(action === undefined ? {} : { action: actionName(voice, action as MainAction) }),
    ...(bonus === undefined ? {} : { effect: effectClause(voice, table, bonusEffect(bonus as BonusAction)) }),
    ...(type === 'workerMoved' ? { move: moveName(voice, from as Region, to as Region) } : {}),
    ...(type === 'explorerMoved' ? { from: place(from), to: place(to) } : {}),
    ...(region === undefined ? {} : { region: regionName(voice, region as Region) }),
    ...(room === undefined ? {} : { room: place(room) }),
    ...(passage === undefined ? {} : { passage: passageName(voice, table, String(passage)) }),
    ...(type === 'doorOpened' ? { effect: doorBonus(table, items[0] ?? '', speaker) } : {}),
    ...(type === 'leaderPlaced' ? { bonuses: spaceBonuses(table, String(space), speaker) } : {}),
    ...(mission === undefined ? {} : missionParams(table, String(mission), Number(row), speaker)),
    ...(event.ability === undefined ? {} : { ability: abilityName(voice, table, String(event.ability)) }),
  }
}

function doorBonus(table: WistarTable, door: string, { voice }: Speaker): string {
  const bonus = table.content.doors.get(door)
  return bonus ? effectClause(voice, table, bonus) : ''
}

function spaceBonuses(table: WistarTable, space: string, { voice }: Speaker): string[] {
  return bonusNames(voice, table, layoutOf(table).spaces.get(space)?.bonus ?? [])
}

function missionParams(table: WistarTable, id: string, row: number, { voice }: Speaker): Params {
  const mission = table.content.missions.get(id) as Mission
  const reward = mission.rows[row - 1]?.reward as Effect
  return { mission: voice.say(mission.name), reward: effectClause(voice, table, reward) }
}
