import {
  BAG,
  type CatsState,
  COMMON,
  type Content,
  colours,
  DECK,
  DISCARDS,
  discardedBy,
  GONE,
  SISTER_DONE,
} from '@nora/cats'
import type { Match, Seat } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import type { Screen } from '../play/terminal.ts'
import { contentOf, viewFor } from './match.ts'
import { countedShapes, itemNames } from './names.ts'

/** What is used up and what is left, as far as the reader may know. */
export function catsPiles(match: Match, reader: Seat, { voice, name }: Screen): string {
  const content = contentOf(match)
  const state = viewFor(match, reader)
  const { zones, players, basketSupply } = state
  const named = (zone: string) => itemNames(voice, content, zones[zone] ?? [])
  const shapes = countedShapes(content, zones[COMMON] ?? [])
  const tiles = [
    ...bagLines(voice, content, state),
    voice.format('catsPlay.view.common', { tiles: shapes.length > 0 ? shapes : voice.format('catsPlay.do.none') }),
    voice.format('catsPlay.piles.gone', { items: named(GONE) }),
  ]
  // Family rules: no discovery cards and no baskets.
  if (match.options.mode === 'family') return tiles.join('\n')
  return [
    ...tiles,
    voice.format('catsPlay.piles.baskets', { n: basketSupply }),
    voice.format('catsPlay.piles.deck', { n: zones[DECK]?.length ?? 0 }),
    voice.format('catsPlay.piles.discards', { items: named(DISCARDS) }),
    ...players.map((_, seat) =>
      voice.format('catsPlay.piles.faceDown', { name: name(seat), items: named(discardedBy(seat)) }),
    ),
    ...(state.sister ? [voice.format('catsPlay.piles.sister', { items: named(SISTER_DONE) })] : []),
  ].join('\n')
}

/** What nobody has seen yet is in the bag, so everybody can count what is left of each colour. */
function bagLines(voice: Catalogue, content: Content, { zones }: CatsState): string[] {
  const seen = new Set(Object.values(zones).flat())
  const left = [...content.tiles.values()].filter(({ id }) => !seen.has(id))
  const cats = colours.map((colour) => {
    const count = left.filter((tile) => tile.kind === 'cat' && tile.colour === colour).length
    return `${voice.format(`cats.colour.${colour}`)} ${voice.number(count)}`
  })
  const rare = left.filter(({ kind }) => kind === 'rare').length
  return [voice.format('catsPlay.piles.bag', { tiles: zones[BAG]?.length ?? 0, cats, rare })]
}
