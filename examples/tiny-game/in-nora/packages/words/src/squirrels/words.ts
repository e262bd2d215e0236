import type { Effect } from '@nora/effects'
import { type Decision, type Item, isHidden, isRecord, type Json, type Seat, type Table } from '@nora/kernel'
import { cardLanguage, cardOf, DECK, DISCARDS, den, hand, ROUNDS, type SquirrelTable, squirrel } from '@nora/squirrels'
import { readerFirst, readerView } from '../reader-view.ts'
import type { CardFace, Group, Mark, Speaker, Words } from '../words.ts'

/** How Squirrels speaks. */
export const squirrelsWords: Words = {
  question,
  choice,
  item: itemName,
  event: (_table, event, { voice, name }) =>
    event.type === 'hide'
      ? voice.format('squirrels.event.hide', { name: name(Number(event.seat)), n: Number(event.n) })
      : undefined,
  sheetLine: (table, { id, item }, speaker) =>
    item === undefined ? speaker.voice.say({ id: `squirrels.score.${id}` }) : itemName(table, item, speaker),
  reason: (_table, reason) => reason,
  card,
  groups: (table, reader, speaker) => {
    const seen = readerView(asSquirrels(table), reader)
    return [
      common(seen, speaker),
      ...readerFirst(table, reader).flatMap((seat) => groupsOf(seen, seat, seat === reader, speaker)),
    ]
  },
  piles: (table, reader, speaker) => {
    const seen = readerView(asSquirrels(table), reader)
    return [common(seen, speaker), group(seen, DISCARDS, speaker.voice.format('squirrels.group.discards'))]
  },
}

function asSquirrels(table: Table): SquirrelTable {
  return table as unknown as SquirrelTable
}

function question(table: Table, { kind, args }: Decision, { voice }: Speaker): string {
  if (kind === 'act') return voice.format('squirrels.ask.act', { round: asSquirrels(table).state.round })
  if (kind.startsWith('effect.pick')) return voice.format('squirrels.ask.pick')
  if (kind.startsWith('effect.may')) return voice.format('squirrels.ask.may', { effect: clause(effectIn(args), voice) })
  return voice.format('squirrels.ask.choose')
}

function choice(table: Table, decision: Decision | undefined, chosen: Json, speaker: Speaker): string {
  const { voice } = speaker
  if (isRecord(chosen))
    return voice.format('squirrels.do.play', { card: itemName(table, String(chosen.play), speaker) })
  const { options } = effectIn(decision?.args ?? null)
  const option = isRecord(options) ? options[String(chosen)] : undefined
  if (option !== undefined) return clause(option as Effect, voice)
  const id = `squirrels.do.${chosen}`
  return voice.has(id) ? voice.say({ id }) : itemName(table, String(chosen), speaker)
}

function effectIn(args: Json): Effect {
  return (isRecord(args) ? args.effect : {}) as Effect
}

function clause(effect: Effect, voice: Speaker['voice']): string {
  return voice.say(cardLanguage.describe(effect))
}

function itemName(table: Table, item: Item, { voice }: Speaker): string {
  if (isHidden(item)) return voice.format('squirrels.card.faceDown')
  return cardOf(asSquirrels(table).content, item).name[voice.language]
}

function card(table: Table, item: Item, speaker: Speaker): CardFace {
  const { voice } = speaker
  const name = itemName(table, item, speaker)
  if (isHidden(item)) return { name, sort: '', marks: [], text: [] }
  const { tree, price, points, effect } = cardOf(asSquirrels(table).content, item)
  return {
    name,
    sort: voice.format(`squirrels.tree.${tree}`),
    marks: [
      { icon: 'acorn', value: price, label: voice.format('squirrels.card.price', { n: price }), role: 'cost' },
      { icon: 'points', value: points, label: voice.format('squirrels.card.points', { n: points }) },
    ],
    text: effect ? [clause(effect, voice)] : [],
  }
}

function common(table: SquirrelTable, { voice }: Speaker): Group {
  const { round } = table.state
  const cards = table.zone(DECK).length
  const facts: Mark[] = [
    { icon: 'round', value: round, label: voice.format('squirrels.fact.round', { n: round, of: ROUNDS }) },
    { icon: 'deck', value: cards, label: voice.format('squirrels.fact.cards', { n: cards }) },
  ]
  return { id: DECK, title: voice.format('squirrels.group.deck'), facts, items: [] }
}

/** What a squirrel has: of the hands of others one sees only how many cards they hold. */
function groupsOf(table: SquirrelTable, seat: Seat, own: boolean, { voice }: Speaker): Group[] {
  const { acorns, hidden, points } = squirrel(table, seat)
  const cards = table.zone(hand(seat)).length
  const facts: Mark[] = [
    { icon: 'acorn', value: acorns, label: voice.format('squirrels.fact.acorns', { n: acorns }) },
    { icon: 'acorn-hidden', value: hidden, label: voice.format('squirrels.fact.hidden', { n: hidden }) },
    { icon: 'points', value: points, label: voice.format('squirrels.fact.points', { n: points }) },
    { icon: 'cards', value: cards, label: voice.format('squirrels.fact.cards', { n: cards }) },
  ]
  return [
    { ...group(table, den(seat), voice.format('squirrels.group.den')), owner: seat, facts },
    ...(own ? [{ ...group(table, hand(seat), voice.format('squirrels.group.hand')), owner: seat }] : []),
  ]
}

function group(table: SquirrelTable, zone: string, title: string): Group {
  return { id: zone, title, facts: [], items: table.zone(zone) }
}
