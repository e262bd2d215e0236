import type { Json } from '@nora/kernel'
import type { Invention } from '../../src/content/schema.ts'

type Part = { readonly [field: string]: Json }

/** Whether a card says a part with these fields: `says({ do: 'gain', what: 'wood' })`. */
const says =
  (fields: Part, without: readonly string[] = []) =>
  ({ power }: Invention) =>
    parts(power as unknown as Json).some(
      (part) =>
        Object.entries(fields).every(([field, value]) => part[field] === value) &&
        without.every((field) => part[field] === undefined),
    )

/** Whether paying or losing this is part of the card. */
const givesUp = (what: string) => (card: Invention) =>
  says({ do: 'lose', what })(card) ||
  parts(card.power as unknown as Json).some(({ do: word, cost }) => word === 'pay' && what in ((cost ?? {}) as Part))

const discount = (what: string) => (card: Invention) =>
  parts(card.power as unknown as Json).some(({ off }) => what in ((off ?? {}) as Part))

const counts = (count: string, fields: Part = {}) => says({ count, ...fields })
const main = (action: string) => says({ do: 'mainAction', action })
const shows =
  (icon: keyof Invention['icons']) =>
  ({ icons }: Invention) =>
    icons[icon] !== undefined

/** Every symbol of the appendices of the Czech and Polish rulebooks, and how it is told that a card bears it. */
export const symbols: Readonly<Record<string, (card: Invention) => boolean>> = {
  'any main action': main('any'),
  'main action: gather wood': main('gatherWood'),
  'main action: dig rooms': main('digRooms'),
  'main action: gather metal': main('gatherMetal'),
  'main action: build beds': main('buildBeds'),
  'main action: develop projects': main('developProjects'),
  'main action: explore': main('explore'),
  potion: says({ do: 'potion' }),
  'one item': givesUp('item'),
  'gain wood': says({ do: 'gain', what: 'wood' }),
  'gain metal': says({ do: 'gain', what: 'metal' }),
  'wood less': discount('wood'),
  'metal less': discount('metal'),
  'discard wood': givesUp('wood'),
  'discard metal': givesUp('metal'),
  'project point': says({ do: 'develop' }),
  'exploration point': says({ do: 'explore' }),
  'a worker from the lair entrance to a region': says({ do: 'sendWorkers' }),
  'move workers between regions': says({ do: 'moveWorkers' }),
  'movement token': says({ do: 'gain', what: 'movement' }),
  'discard a movement token': givesUp('movement'),
  joker: says({ do: 'gain', what: 'joker' }),
  'discard a joker': givesUp('joker'),
  'one skill icon less': (card) =>
    says({ rule: 'ignoreSkill' })(card) || says({ do: 'completeMission', ignoreSkills: 1 })(card),
  'a guest of either kind': says({ do: 'takeGuest' }, ['area']),
  'a house guest': says({ do: 'takeGuest', area: 'house' }),
  'a cellar guest': says({ do: 'takeGuest', area: 'cellar' }),
  'the round guest': says({ do: 'takeGuest', from: 'round' }),
  'discard a guest': givesUp('guest'),
  'a bed one has built': counts('beds'),
  'discard a bed': givesUp('bed'),
  'build a bed': says({ do: 'buildBeds' }, ['free']),
  'build a bed free': says({ do: 'buildBeds', free: true }),
  'an underground tile removed': counts('rooms'),
  'dig a room': says({ do: 'digRooms' }, ['free']),
  'dig a room free': says({ do: 'digRooms', free: true }),
  'wood more whenever one gathers': says({ rule: 'gatherMore', what: 'wood' }),
  'metal less whenever one digs': says({ rule: 'cheaperDigging' }),
  'points gained': says({ do: 'gain', what: 'points' }),
  'points lost': says({ do: 'lose', what: 'points' }),
  'an objective card': says({ do: 'drawObjectives' }),
  'an objective reached': counts('objectives'),
  'a hero': says({ do: 'takeHero' }),
  'reveal a mission': says({ do: 'revealMission' }),
  'own cubes on missions': counts('cubes'),
  'complete a mission': says({ do: 'completeMission' }),
  'a tool': says({ type: 'tool' }),
  'an automaton': says({ type: 'automaton' }),
  'a building': says({ type: 'building' }),
  'cards with income': counts('inventions', { kind: 'income' }),
  'cards scored at the end': counts('inventions', { kind: 'endgame' }),
  'cards with a permanent effect': counts('inventions', { kind: 'permanent' }),
  'cards used once per round': counts('inventions', { kind: 'oncePerRound' }),
  'cards with an instant effect': counts('inventions', { kind: 'instant' }),
  'cards with an offensive effect': counts('inventions', { kind: 'offensive' }),
  'cards of either deck': givesUp('card'),
  'basic cards': says({ do: 'gain', what: 'basicCard' }),
  'advanced cards': says({ do: 'gain', what: 'advancedCard' }),
  'play a card of either deck': says({ do: 'playInvention' }, ['deck', 'type', 'free']),
  'play a basic card': says({ do: 'playInvention', deck: 'basic' }, ['free']),
  'play an advanced card': says({ do: 'playInvention', deck: 'advanced' }, ['free']),
  'play a card of either deck free': says({ do: 'playInvention', free: true }, ['deck', 'type']),
  'play a basic card free': says({ do: 'playInvention', deck: 'basic', free: true }),
  'play an advanced card free': says({ do: 'playInvention', deck: 'advanced', free: true }),
  'play a card of one type free': says({ do: 'playInvention', type: 'automaton', free: true }),
  'discard a basic card': givesUp('basicCard'),
  'discard an advanced card': givesUp('advancedCard'),
  'reveal the top basic card': says({ do: 'revealTop', deck: 'basic' }),
  'reveal the top advanced card': says({ do: 'revealTop', deck: 'advanced' }),
  'draw 3 basic cards and play one free': says({ do: 'playDrawn', deck: 'basic', draw: 3 }),
  'draw 3 advanced cards and play one free': says({ do: 'playDrawn', deck: 'advanced', draw: 3 }),
  'agility icon': shows('agility'),
  'strength icon': shows('strength'),
  'intelligence icon': shows('intelligence'),
  'endurance icon': shows('endurance'),
  'perception icon': shows('perception'),
  'energy icon': shows('energy'),
  'whenever one adds a skill icon': says({ on: 'addIcon', icon: 'intelligence' }),
  'whenever one adds an energy icon': says({ on: 'addIcon', icon: 'energy' }),
  'basic electricity': ({ requires }) => requires.electricity === 'basic',
  'strong electricity': ({ requires }) => requires.electricity === 'strong',
  'move the explorer': says({ do: 'moveExplorer' }),
  'a door token': counts('doors'),
  'open a door': says({ do: 'openDoor' }),
  'pitch a tent': says({ do: 'pitchTent' }),
}

function parts(value: Json): Part[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((part) => parts(part as Json))
  return Array.isArray(value) ? inner : [value as Part, ...inner]
}
