import {
  boatOf,
  type CardOf,
  type CatsTable,
  COMMON,
  cardOf,
  chosenOf,
  draftOf,
  fishPerCat,
  handOf,
  LEFT,
  lessonsOf,
  OSHAXES,
  offerOf,
  PUBLIC_LESSONS,
  planOf,
  RARE,
  RIGHT,
  rescueCardsOf,
  SISTER,
  SISTER_COLOURS,
  SISTER_LESSONS,
  SISTER_NEXT,
  SISTER_TURNED,
  shownOf,
  sisterPointsPerCat,
  tileOf,
} from '@nora/cats'
import { type Seat, type Table, totalOf } from '@nora/kernel'
import { readerFirst, readerView } from '../reader-view.ts'
import type { Group, Mark, Speaker } from '../words.ts'
import { moverName } from './names.ts'
import { asCats } from './table.ts'

/** The island and what lies around it, the Sister, then each player. */
export function catsGroups(table: Table, reader: Seat, speaker: Speaker): readonly Group[] {
  const seen = asCats(readerView(table, reader))
  const groups = [
    ...island(seen, speaker),
    ...sister(seen, speaker),
    ...readerFirst(table, reader).flatMap((seat) => player(seen, seat, speaker)),
  ]
  return groups.filter(({ facts, items }) => facts.length > 0 || items.length > 0)
}

function island(table: CatsTable, speaker: Speaker): Group[] {
  const { voice } = speaker
  const { day, phase, order, zones } = table.state
  const movers = order.map((mover) => moverName(speaker, mover))
  const facts: Mark[] = [
    { icon: 'round', value: day, label: voice.format('catsPlay.fact.day', { n: day }) },
    { icon: 'phase', label: voice.format(`catsPlay.phase.${phase}`) },
    { icon: 'order', label: voice.format('catsPlay.view.order', { order: movers }) },
  ]
  // Family rules: cats are free.
  const price = (zone: typeof LEFT | typeof RIGHT): Mark[] => {
    const n = fishPerCat[zone]
    return table.options.mode === 'family'
      ? []
      : [{ icon: 'fish', value: n, label: voice.format('catsPlay.fact.fishPerCat', { n }) }]
  }
  const common = (id: string, title: string, marks: readonly Mark[] = []): Group => ({
    id,
    title,
    facts: (zones[id]?.length ?? 0) > 0 ? marks : [],
    items: zones[id] ?? [],
  })
  return [
    { id: 'island', title: voice.format('catsPlay.group.island'), facts, items: [] },
    common(LEFT, voice.format('catsPlay.group.left'), price(LEFT)),
    common(RIGHT, voice.format('catsPlay.group.right'), price(RIGHT)),
    common(OSHAXES, voice.format('catsPlay.view.oshaxes')),
    common(RARE, voice.format('catsPlay.group.rare')),
    common(COMMON, voice.format('catsPlay.group.common')),
    common(PUBLIC_LESSONS, voice.format('catsPlay.view.publicLessons')),
  ]
}

/** Isle of Cats rulebook, Solo: her speed, what she would score now, her colours, lessons and cards. */
function sister(table: CatsTable, { voice }: Speaker): Group[] {
  const { sister: her, zones } = table.state
  if (!her) return []
  const { speed } = her
  const cards = (zones[SISTER_TURNED]?.length ?? 0) + (zones[SISTER_NEXT]?.length ?? 0)
  const points = totalOf(table.variant.game.sheet(table, SISTER))
  const colours = (zones[SISTER_COLOURS] ?? []).map((card, order): Mark => {
    const { colour } = cardOf(table.content, card) as CardOf<'colour'>
    const n = sisterPointsPerCat[order] ?? 0
    const label = voice.format('catsPlay.fact.sisterColour', { colour: voice.format(`cats.colour.${colour}`), n })
    return { icon: `cat-${colour}`, value: n, label }
  })
  return [
    {
      id: 'sister',
      title: voice.format('catsPlay.sisterTitle'),
      facts: [
        { icon: 'speed', value: speed, label: voice.format('catsPlay.fact.speed', { n: speed }) },
        { icon: 'cards', value: cards, label: voice.format('catsPlay.fact.sisterCards', { n: cards }) },
        { icon: 'points', value: points, label: voice.format('catsPlay.fact.points', { n: points }) },
        ...colours,
      ],
      items: [],
    },
    {
      id: SISTER_TURNED,
      title: voice.format('catsPlay.view.sisterTurned'),
      facts: [],
      items: zones[SISTER_TURNED] ?? [],
    },
    {
      id: SISTER_LESSONS,
      title: voice.format('catsPlay.view.sisterLessons'),
      facts: [],
      items: zones[SISTER_LESSONS] ?? [],
    },
  ]
}

const cardZones = [
  ['draft', draftOf],
  ['offer', offerOf],
  ['hand', handOf],
  ['chosen', chosenOf],
  ['rescue', rescueCardsOf],
  ['lessons', lessonsOf],
  ['shown', shownOf],
] as const

function player(table: CatsTable, seat: Seat, { voice, name }: Speaker): Group[] {
  const { content } = table
  const { zones, players } = table.state
  const boat = players[seat]?.boat
  const plan = content.tables.boats.find(({ id }) => boat && id === planOf(content, boat.plan).id)
  const own = (title: string, zone: string): Group => ({
    id: zone,
    title,
    owner: seat,
    facts: [],
    items: zones[zone] ?? [],
  })
  return [
    {
      id: `player/${seat}`,
      title: name(seat),
      owner: seat,
      facts: playerFacts(table, seat, voice),
      items: [],
      ...(plan ? { note: [voice.format('catsPlay.view.boat', { name: voice.say(plan.name) })] } : {}),
    },
    ...cardZones.map(([id, zone]) => own(voice.format(`catsPlay.group.${id}`, { name: name(seat) }), zone(seat))),
    own(voice.format('catsPlay.group.boat', { name: name(seat) }), boatOf(seat)),
  ]
}

/** Family rules: no fish, baskets, speed or hand. */
export function playerFacts(table: CatsTable, seat: Seat, voice: Speaker['voice']): Mark[] {
  const { players, zones } = table.state
  const player = players[seat]
  if (!player) return []
  const { fish, baskets, usedBaskets: used, speed, boat, passed, raised, anywhere, extraRescues } = player
  const cards = zones[handOf(seat)]?.length ?? 0
  const lessons = (zones[lessonsOf(seat)]?.length ?? 0) + (zones[shownOf(seat)]?.length ?? 0)
  const cats = boat.tiles.filter(({ tile }) => ['cat', 'oshax'].includes(tileOf(table.content, tile).kind)).length
  const supplies: Mark[] = [
    { icon: 'fish', value: fish, label: voice.format('catsPlay.fact.fish', { n: fish }) },
    { icon: 'basket', value: baskets - used, label: voice.format('catsPlay.fact.baskets', { n: baskets, used }) },
    { icon: 'speed', value: speed, label: voice.format('catsPlay.fact.speed', { n: speed }) },
    { icon: 'cards', value: cards, label: voice.format('catsPlay.fact.cards', { n: cards }) },
  ]
  return [
    ...(table.options.mode === 'family' ? [] : supplies),
    { icon: 'lesson', value: lessons, label: voice.format('catsPlay.fact.lessons', { n: lessons }) },
    { icon: 'cat', value: cats, label: voice.format('catsPlay.fact.cats', { n: cats }) },
    ...(anywhere ? [{ icon: 'tile', label: voice.format('catsPlay.fact.anywhere') } as const] : []),
    ...(extraRescues > 0
      ? [
          {
            icon: 'cat',
            value: extraRescues,
            label: voice.format('catsPlay.fact.extraRescues', { n: extraRescues }),
          } as const,
        ]
      : []),
    ...(raised ? [{ icon: 'hand-raised', label: voice.format('catsPlay.fact.raised') } as const] : []),
    ...(passed ? [{ icon: 'passed', label: voice.format('catsPlay.fact.passed') } as const] : []),
  ]
}
