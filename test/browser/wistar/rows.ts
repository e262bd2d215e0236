// Every row of decisions of Rats of Wistar, and the gesture on the drawn table that answers it. Some of them the house set
// hardly ever asks: games are played with a pack whose cards cost nothing and do all those things.
import { wistar } from '@nora/catalogue'
import type { Pack } from '@nora/effects'
import {
  type Decision,
  each,
  exportGame,
  type Game,
  type GameFile,
  HOST,
  isRecord,
  type Json,
  Match,
  seededFate,
} from '@nora/kernel'
import { layoutOf, type WistarTable } from '@nora/wistar'

const region = ':is([data-thing="forest"], [data-thing="lair"], [data-thing="farm"])[data-open]'
const action = ['gatherWood', 'digRooms', 'gatherMetal', 'buildBeds', 'developProjects', 'explore']
  .map((name) => `[data-thing="${name}"][data-open]`)
  .join()
const open = (thing: string) => `[data-thing^="${thing}"][data-open]`
const door =
  '[data-thing^="A-"][data-open], [data-thing*="-"][data-thing$="B"][data-open], [data-thing="B-D"][data-open], [data-thing="B-F"][data-open], [data-thing="C-D"][data-open], [data-thing="C-H"][data-open], [data-thing="D-E"][data-open], [data-thing="E-F"][data-open], [data-thing="E-G"][data-open], [data-thing="F-G"][data-open]'

/** The main button at the foot of the tray. */
export const MAIN = '[data-button="main"][data-ready]'

/** What is pressed: a thing, or one of its sort after the other until the main button does it. */
export type Press = string | { readonly gather: string }

/** What is pressed, one thing after the other. */
export const gestures: { readonly [row: string]: readonly Press[] } = {
  startingCards: [open('inv-')],
  'turn place': [open('S')],
  'turn hut': ['[data-thing="hut"][data-open]'],
  'turn main': [action],
  'turn bonus': [open('bonus/')],
  'turn take all': ['[data-thing="takeAll"]'],
  'turn buy joker': ['[data-thing="stock/joker"][data-open]'],
  'turn buy electricity': ['[data-thing="stock/electricity"][data-open]'],
  'turn move': [open('rats/'), region],
  'turn send': [region],
  'turn use': [open('inv-')],
  'turn claim': [open('objective-')],
  'turn tent': ['[data-thing="quick/tent"][data-open]'],
  'turn end': ['[data-button="end"][data-ready]'],
  dig: ['[data-thing="dig"][data-open]'],
  build: ['[data-thing="build"][data-open]'],
  'develop take': [open('inv-')],
  'develop draw': [open('deck/')],
  'explore open': [door],
  'explore go': [open('room/')],
  'explore reveal': [open('mission/')],
  'explore guest': [open('guests/')],
  'explore cheese': [open('cheese-')],
  mainAction: [action],
  moveWorker: [open('rats/'), region],
  sendWorker: [region],
  playInvention: [open('inv-')],
  discard: [open('inv-')],
  completeMission: [open('row/')],
  cube: [open('ability/')],
  hero: [open('hero-')],
  skillToken: [open('token-')],
  keepObjective: [open('objective-')],
  openDoor: [door],
  revealMission: [open('mission/')],
  moveExplorer: [open('room/')],
  tent: [open('room/')],
  guestRoom: [`${open('guests/')}, ${open('cheese-')}`],
  guestSupply: [open('supply/')],
  loseGuest: ['[data-thing*="guest-"][data-open]'],
  copy: [open('inv-')],
  takeFaceUp: [open('inv-')],
  'takeFaceUp deck': [open('deck/')],
  mustTakeFaceUp: [open('inv-')],
  takeDiscarded: [open('inv-')],
  'effect.choose': [open('option/')],
  'effect.may': [open('option/')],
  'effect.pay': [{ gather: open('pay/') }, MAIN],
  stateCards: [{ gather: `${open('state-')}:not([data-picked])` }, MAIN],
  ratbotGuest: [open('guests/')],
}

const effects: readonly object[] = [
  { do: 'mainAction', action: 'any' },
  {
    do: 'seq',
    effects: [
      { do: 'buildBeds', n: 1, free: true },
      { do: 'sendWorkers', n: 1 },
    ],
  },
  { do: 'takeHero' },
  { do: 'takeSkillToken' },
  { do: 'drawObjectives', draw: 2 },
  { do: 'openDoor', where: 'anywhere' },
  { do: 'revealMission', where: 'anywhere' },
  { do: 'moveExplorer', how: 'reach' },
  { do: 'pitchTent', where: 'reach' },
  { do: 'takeGuest', from: 'farm' },
  { do: 'takeGuest', from: 'supply' },
  {
    do: 'seq',
    effects: [
      { do: 'takeGuest', from: 'supply', area: 'house' },
      { do: 'takeGuest', from: 'supply', area: 'cellar' },
      { do: 'lose', what: 'guest', n: 1 },
    ],
  },
  { do: 'takeFaceUp', deck: 'basic' },
  { do: 'findInvention', deck: 'basic', type: 'tool' },
  { do: 'findInvention', deck: 'basic', type: 'tool', may: true },
  { do: 'takeDiscarded' },
  { do: 'removeCube' },
  { do: 'optional', effect: { do: 'gain', what: 'wood', n: 1 } },
  {
    do: 'seq',
    effects: [
      { do: 'openDoor', where: 'anywhere' },
      { do: 'openDoor', where: 'anywhere' },
      { do: 'moveExplorer', how: 'reach' },
      { do: 'explore', n: 3 },
    ],
  },
  { do: 'completeMission', ignoreSkills: 5 },
]

/** Cards that cost nothing; every third can be used again in each round, and one of those copies another. */
export const pack: Pack = {
  format: 'nora-pack',
  game: 'wistar',
  name: 'Everything',
  records: {
    inventions: Object.fromEntries(
      Array.from({ length: 180 }, (_, index) => {
        const kind = index % 3 === 0 ? 'oncePerRound' : 'instant'
        const effect = index % 18 === 0 ? { do: 'copyOncePerRound' } : effects[index % effects.length]
        return [`inv-${String(index + 1).padStart(3, '0')}`, { requires: {}, power: { kind, effect } }]
      }),
    ),
  },
} as unknown as Pack

const game = wistar.withPack?.(pack).game as Game
const GAMES = 400

/** The kinds of decision that no row tells how to answer. */
export function kindsWithoutRow(): readonly string[] {
  const kinds = Object.keys(gestures).map((row) => row.split(' ')[0])
  return game.kinds.map(({ name }) => name).filter((name) => !kinds.includes(name))
}

/** A game that has come to each of the rows, as its file; also to rows that nothing is known about. */
export function rowPositions(): ReadonlyMap<string, GameFile> {
  const found = new Map<string, GameFile>()
  const rows = Object.keys(gestures)
  for (let luck = 1; luck <= GAMES && rows.some((row) => !found.has(row)); luck++) {
    const match = Match.open(
      game,
      luck % 3 === 0 ? { mode: 'solo', level: 5, options: { stateCards: 'chosen' } } : { mode: 'classic', seats: 2 },
      {
        seed: luck,
        pausing: true,
      },
    )
    const fate = seededFate(luck)
    while (!match.over) {
      const [decision] = match.pending
      if (!decision) break
      if (decision.seat === HOST) {
        // Nobody steps in out of turn: a pause would be a row that nothing is known about.
        found.set(decision.kind, exportGame(match))
        match.goOn()
        continue
      }
      const space = match.space(decision.seat)
      if (!space) break
      if (decision.seat === 0)
        for (const row of rowsIn(decision, [...each(space)]))
          if (!found.has(row)) found.set(row, { ...exportGame(match), pack: JSON.stringify(pack) } as GameFile)
      const liked = fate.below(EAGER) > 0 ? likedAmong(match, [...each(space)]) : []
      match.choose(decision.seat, liked.length > 0 ? (liked[fate.below(liked.length)] as Json) : space.sample(fate))
    }
  }
  return found
}

/** One choice in so many is made without a liking. */
const EAGER = 4
const liked: readonly Json[] = ['playInvention', 'completeMission']

/** Cards are to be played and used: what leads to it is liked, as long as there is such a thing. */
function likedAmong({ table }: Match, choices: readonly Json[]): readonly Json[] {
  const { spaces } = layoutOf(table as unknown as WistarTable)
  const leads = (choice: Json) =>
    isRecord(choice) &&
    ('use' in choice ||
      liked.includes(choice.bonus ?? null) ||
      (spaces.get(String(choice.place))?.bonus.some((bonus) => liked.includes(bonus)) ?? false))
  const found = choices.filter(leads)
  return found.length > 0 ? found : choices.filter((choice) => !leaves.includes(choice))
}

const inRows = ['turn', 'develop', 'explore']
const leaves: readonly Json[] = ['stop', 'skip', 'none', 'stay', 'end']

/** The rows that a decision with these choices belongs to. */
function rowsIn({ kind, args }: Decision, choices: readonly Json[]): readonly string[] {
  const things = choices.filter((choice) => !leaves.includes(choice))
  // A turn is ended without a further word only where nothing of it would be lost.
  const isDone = kind === 'turn' && isRecord(args) && args.placed && args.main === null && args.bonus?.toString() === ''
  const ends = isDone && choices.includes('end') ? ['turn end'] : []
  if (!inRows.includes(kind))
    return things.length === 0 ? [] : things.includes('deck') ? [kind, `${kind} deck`] : [kind]
  return [
    ...ends,
    ...(isDoublyPlain(kind, things) ? ['turn take all'] : []),
    ...things.map((choice) => {
      if (!isRecord(choice)) return `${kind} ${choice}`
      if ('buy' in choice) return `${kind} buy ${choice.buy}`
      return choice.place === 'hut' ? `${kind} hut` : `${kind} ${Object.keys(choice)[0]}`
    }),
  ]
}

const gathers: readonly Json[] = ['gatherWood', 'gatherMetal']
const gains: readonly Json[] = ['wood', 'metal', 'joker']

/** Main and bonus action only add to a stock: they are taken together. */
function isDoublyPlain(kind: string, things: readonly Json[]): boolean {
  const has = (part: string, plain: readonly Json[]) =>
    things.some((choice) => isRecord(choice) && plain.includes(choice[part] ?? null))
  return kind === 'turn' && has('main', gathers) && has('bonus', gains)
}
