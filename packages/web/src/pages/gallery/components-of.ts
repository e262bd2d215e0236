import { type Game, type Item, Match, settle, Variant, WATCHER } from '@nora/kernel'

/** Everything that can lie on a table of a game, in whatever way it is played, each once. */
export function itemsOf(game: Game): readonly Item[] {
  const items = game.modes.flatMap(({ id }) => [...new Variant(game, settle(game, { mode: id })).items])
  return [...new Set(items)]
}

/** A table on which nothing has happened yet, as somebody sees it who looks on; with the components of the richest mode. */
export function bareView(game: Game) {
  const [mode] = [...game.modes].sort((one, other) => itemCount(game, other.id) - itemCount(game, one.id))
  const match = Match.open(game, { mode: mode?.id ?? '' }, { seed: 1 })
  return { options: match.options, view: match.view(WATCHER) }
}

function itemCount(game: Game, mode: string): number {
  return [...new Variant(game, settle(game, { mode })).items].length
}

/** A component as it is found: what it is called, of which sort it is, all it says. */
export interface Component {
  readonly item: Item
  readonly name: string
  readonly sort: string
  readonly text: string
}

/** Those of a sort, or of all, that hold every word that is looked for. */
export function found(components: readonly Component[], sort: string, search: string): readonly Component[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return components.filter((component) => {
    if (sort !== '' && component.sort !== sort) return false
    const all = `${component.name} ${component.sort} ${component.text}`.toLocaleLowerCase()
    return words.every((word) => all.includes(word))
  })
}
