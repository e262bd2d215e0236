import type { Item, Seat, Table } from '@nora/kernel'
import { isHidden } from '@nora/kernel'
import { cardLine, type Group, type Words } from '@nora/words'
import { type Style, styled } from './style.ts'
import type { Screen } from './terminal.ts'

/** A match, or a position of one. */
interface Played {
  readonly table: Table
}

/** The table in labelled groups. What the reader looks at most, its own things, comes last, next to the question. */
export function groupsView(
  words: Words,
  match: Played,
  reader: Seat,
  screen: Screen,
  short: readonly string[] = [],
): string {
  const { table } = match
  const groups = words.groups(table, reader, screen)
  const common = groups.filter(({ owner }) => owner === undefined)
  const others = groups.filter(({ owner }) => owner !== undefined && owner !== reader)
  const own = groups.filter(({ owner }) => owner === reader)
  return [
    ...common.flatMap((group) => (short.includes(group.id) ? inShort : inFull)(words, table, group, 'common', screen)),
    ...others.flatMap((group) => inShort(words, table, group, 'other', screen)),
    ...own.flatMap((group) => inFull(words, table, group, 'own', screen)),
  ].join('\n')
}

/** What lies before one player, in full. */
export function playerView(words: Words, match: Played, seat: Seat, reader: Seat, screen: Screen): string {
  const { table } = match
  const groups = words.groups(table, reader, screen).filter(({ owner }) => owner === seat)
  const style = seat === reader ? 'own' : 'other'
  return groups.flatMap((group) => inFull(words, table, group, style, screen)).join('\n')
}

export function pilesView(words: Words, match: Played, reader: Seat, screen: Screen): string {
  const { table } = match
  return words
    .piles(table, reader, screen)
    .flatMap((group) => inShort(words, table, group, 'common', screen))
    .join('\n')
}

/** One line: facts, then things by name. */
function inShort(words: Words, table: Table, group: Group, style: Style, screen: Screen): string[] {
  const things = counted(group.items.map((item, index) => placed(group, index, words.item(table, item, screen))))
  const told = [...group.facts.map(({ label }) => label), ...things]
  const isBare = told.length === 0 && (group.note ?? []).length === 0
  const line = isBare ? screen.voice.format('cli.play.none') : told.join(' · ')
  const title = styled(group.title, style, screen.colours)
  return [line === '' ? title : `${title}: ${line}`, ...notes(group)]
}

/** A line of facts, and one for each thing with everything there is to read on it. */
function inFull(words: Words, table: Table, group: Group, style: Style, screen: Screen): string[] {
  const facts = group.facts.map(({ label }) => label).join(' · ')
  const title = styled(group.title, style, screen.colours)
  const open = group.items.flatMap((item, index) =>
    isHidden(item) ? [] : [placed(group, index, itemLine(words, table, item, screen))],
  )
  const hidden = counted(
    group.items.flatMap((item, index) =>
      isHidden(item) ? [placed(group, index, words.item(table, item, screen))] : [],
    ),
  )
  return [
    facts === '' ? title : `${title}: ${facts}`,
    ...notes(group),
    ...open.map((line) => `  ${line}`),
    ...(hidden.length > 0 ? [`  ${hidden.join(', ')}`] : []),
  ]
}

/** Where cards speak of places, a thing is told with its own. */
function placed({ places = [] }: Group, index: number, thing: string): string {
  const place = places[index] ?? ''
  return place === '' ? thing : `${place}: ${thing}`
}

function itemLine(words: Words, table: Table, item: Item, screen: Screen): string {
  const { voice, colours } = screen
  const face = words.card(table, item, screen)
  return cardLine(voice, {
    ...face,
    name: styled(face.name, 'name', colours),
    sort: styled(face.sort, 'quiet', colours),
  })
}

function notes({ note = [] }: Group): string[] {
  return note.map((line) => `  ${line}`)
}

/** `card ×3`: equal names once. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name))
}
