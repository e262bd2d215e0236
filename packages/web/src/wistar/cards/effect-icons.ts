import type { Amount, Condition, Cost, Counted, Effect, Rule, Trigger } from '@nora/effects'
import { isRecord } from '@nora/kernel'
import type { MainAction, Power } from '@nora/wistar'
import type { Icon as IconName } from '@nora/words'

/** A step of what a card says in pictures: an icon, how many of it, or a sign between icons. */
export interface EffectIcon {
  readonly icon?: IconName
  readonly n?: number | undefined
  readonly text?: string
}

const TO: EffectIcon = { text: '→' }
const OR: EffectIcon = { text: '/' }
const COLON: EffectIcon = { text: ':' }

const stocks: { readonly [stock: string]: IconName } = {
  wood: 'wood',
  metal: 'metal',
  movement: 'movement',
  joker: 'joker',
  item: 'item',
  card: 'cards',
  basicCard: 'card-basic',
  advancedCard: 'card-advanced',
  electricity: 'electricity',
  points: 'points',
  guest: 'guest',
  houseGuest: 'guest-house',
  cellarGuest: 'guest-cellar',
  bed: 'bed',
}

/** The picture of something that is gained, paid or lost. */
export function stockIcon(stock: string): IconName {
  return stocks[stock] ?? 'item'
}

/** The main actions, as the wheel, the tray and the cards show them. */
export const actionIcons: { readonly [action in MainAction]: IconName } = {
  gatherWood: 'wood',
  digRooms: 'spade',
  gatherMetal: 'metal',
  buildBeds: 'bed',
  developProjects: 'skill-intelligence',
  explore: 'explore',
}

const actions: { readonly [action in MainAction | 'any']: IconName } = { ...actionIcons, any: 'wheel' }

const counted: { readonly [count: string]: IconName } = {
  beds: 'bed',
  rooms: 'room',
  freeRooms: 'room-free',
  guests: 'guest',
  doors: 'door',
  tents: 'tent',
  cubes: 'cube',
  objectives: 'objective',
  electricity: 'electricity',
  workers: 'worker',
  regions: 'worker',
  hand: 'cards',
  heroes: 'hero',
  hutLeaders: 'hut',
  usedCards: 'once',
  powerKinds: 'cards',
  skillKinds: 'ability',
}

const areas: { readonly [area: string]: IconName } = { house: 'guest-house', cellar: 'guest-cellar' }

/** The picture of what is counted. */
export function countIcon({ count, icon, type, kind, area, colour, what }: Counted): IconName {
  if (count === 'icons') return icon === 'any' ? 'ability' : skillIcon(String(icon))
  if (count === 'inventions') return kind ? kindIcon(String(kind)) : ((type as IconName | undefined) ?? 'cards')
  if (count === 'held') return stockIcon(String(what))
  if (count === 'abilities') return colour === 'grey' ? 'cube-grey' : 'cube-brown'
  if (count === 'guests' && typeof area === 'string') return areas[area] ?? 'guest'
  return counted[count] ?? 'cards'
}

export function skillIcon(icon: string): IconName {
  return icon === 'energy' ? 'energy' : (`skill-${icon}` as IconName)
}

const kinds: { readonly [kind: string]: IconName } = {
  oncePerRound: 'once',
  income: 'income',
  permanent: 'always',
  instant: 'instant',
  endgame: 'endgame',
  offensive: 'offensive',
}

/** The sign of a kind of effect. */
export function kindIcon(kind: string): IconName {
  return kinds[kind] ?? 'instant'
}

/** So many, unless it is one. */
function some(icon: IconName, n: Amount = 1): EffectIcon[] {
  if (typeof n === 'number') return [{ icon, n: icon === 'points' || n !== 1 ? n : undefined }]
  const { times = 1, per = 1 } = n
  return [
    { icon, n: times === 1 ? undefined : times },
    { text: '×' },
    { icon: countIcon(n), n: per === 1 ? undefined : per },
  ]
}

function paid(cost: Cost): EffectIcon[] {
  return Object.entries(cost).flatMap(([stock, n]) => some(stockIcon(stock), n))
}

/** What has to be so: 2 guests. */
function conditionIcons({ of, n }: Condition): EffectIcon[] {
  if (!isRecord(of)) return []
  return [{ icon: countIcon(of as Counted), n: n === 1 || typeof n !== 'number' ? undefined : n }, COLON]
}

/** An effect in icons, as it would be printed. */
export function effectIcons(effect: Effect): EffectIcon[] {
  const n = effect.n as Amount | undefined
  const inner = isRecord(effect.effect) ? (effect.effect as unknown as Effect) : undefined
  switch (effect.do) {
    case 'seq':
      return (effect.effects as unknown as Effect[]).flatMap(effectIcons)
    case 'gain':
      return some(stockIcon(String(effect.what)), n)
    case 'lose':
      return [{ text: '−' }, ...some(stockIcon(String(effect.what)), n)]
    case 'pay':
      return [...paid(effect.cost as unknown as Cost), TO, ...(inner ? effectIcons(inner) : [])]
    case 'if':
      return [...conditionIcons(effect.when as unknown as Condition), ...(inner ? effectIcons(inner) : [])]
    case 'others':
      return [{ icon: 'others' }, COLON, ...(inner ? effectIcons(inner) : [])]
    case 'forEach':
      return [...(inner ? effectIcons(inner) : []), { text: '×' }, { icon: countIcon(effect.of as unknown as Counted) }]
    case 'repeat':
    case 'upTo':
      return [...(typeof n === 'number' ? [{ text: `${n}×` }] : [{ text: '×' }]), ...(inner ? effectIcons(inner) : [])]
    case 'optional':
      return inner ? effectIcons(inner) : []
    case 'choose':
      return Object.values(effect.options as unknown as { readonly [id: string]: Effect }).flatMap((option, index) =>
        index > 0 ? [OR, ...effectIcons(option)] : effectIcons(option),
      )
    case 'mainAction': {
      const icon = actions[effect.action as MainAction | 'any']
      return typeof effect.more === 'number' ? [{ icon }, { text: `+${effect.more}` }] : [{ icon }]
    }
    default:
      return plain(effect, n)
  }
}

const words: { readonly [word: string]: IconName } = {
  explore: 'explore',
  moveExplorer: 'explorer',
  revealMission: 'mission',
  openDoor: 'door',
  pitchTent: 'tent',
  buildBeds: 'bed',
  digRooms: 'spade',
  completeMission: 'mission',
  takeDiscarded: 'discards',
  playInvention: 'play',
  playDrawn: 'play',
  sendWorkers: 'worker-entrance',
  moveWorkers: 'movement',
  drawObjectives: 'objective',
  copyOncePerRound: 'once',
  potion: 'potion',
  develop: 'skill-intelligence',
  takeSkillToken: 'ability',
  takeHero: 'hero',
}

function plain({ do: word, deck, area, colour, from }: Effect, n: Amount | undefined): EffectIcon[] {
  if (word === 'takeFaceUp' || word === 'findInvention' || word === 'revealTop')
    return [{ icon: deck === 'basic' ? 'card-basic' : 'card-advanced' }]
  if (word === 'takeGuest') return [{ icon: from === 'round' ? 'guest' : (areas[String(area)] ?? 'guest') }]
  if (word === 'removeCube') return [{ icon: colour === 'grey' ? 'cube-grey' : 'cube-brown' }]
  return some(words[word] ?? 'cards', n)
}

const rules: { readonly [rule: string]: (rule: Rule) => EffectIcon[] } = {
  stronger: ({ by, action, region }) => [
    { text: `+${by}` },
    { icon: action ? actions[action as MainAction] : region === 'farm' ? 'farm' : 'wheel' },
  ],
  cheaperInventions: ({ type }) => [{ text: '−1' }, { icon: 'play' }, ...(type ? [{ icon: type as IconName }] : [])],
  gatherMore: ({ by, what }) => [{ text: `+${by}` }, { icon: stockIcon(String(what)) }],
  cheaperDigging: ({ by }) => [{ text: `−${by}` }, { icon: 'spade' }],
  cheaperBuilding: ({ by }) => [{ text: `−${by}` }, { icon: 'bed' }],
  extraRooms: ({ by }) => [{ text: `+${by}` }, { icon: 'room-free' }],
  cheaperJokers: ({ by }) => [{ text: `−${by}` }, { icon: 'joker' }],
  cheaperElectricity: ({ by }) => [{ text: `−${by}` }, { icon: 'electricity' }],
  moreMoves: ({ by }) => [{ text: `+${by}` }, { icon: 'movement' }],
  ignoreSkill: ({ by, for: where }) => [
    { text: `−${by}` },
    { icon: 'ability' },
    { icon: where === 'missions' ? 'mission' : 'play' },
  ],
  immune: () => [{ icon: 'ability' }],
}

const triggers: { readonly [on: string]: IconName } = {
  gainPoints: 'points',
  gainElectricity: 'electricity',
  buildBed: 'bed',
  digRoom: 'room',
  takeInvention: 'cards',
  playInvention: 'play',
  revealMission: 'mission',
  openDoor: 'door',
  enterRoom: 'explorer',
  takeGuest: 'guest',
  completeMission: 'mission',
  claimObjective: 'objective',
  pitchTent: 'tent',
  visitHut: 'hut',
  drinkPotion: 'potion',
  removeCube: 'cube',
  useInvention: 'once',
  sendWorker: 'worker-entrance',
}

function triggerIcon({ on, what, icon, action }: Trigger): IconName {
  if (on === 'gain') return stockIcon(String(what))
  if (on === 'addIcon') return skillIcon(String(icon))
  if (on === 'mainAction') return actions[(action ?? 'any') as MainAction | 'any']
  return triggers[on] ?? 'cards'
}

/** What an invention or a guest does, without the sign of its kind. */
export function powerIcons(power: Power): EffectIcon[] {
  if (power.kind === 'endgame') return some('points', power.points as Counted)
  if (power.kind === 'permanent') {
    if ('always' in power) return rules[power.always.rule]?.(power.always) ?? []
    return [{ icon: triggerIcon(power.when) }, COLON, ...effectIcons(power.effect as Effect)]
  }
  return effectIcons(power.effect as Effect)
}
