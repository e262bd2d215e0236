import {
  type Fate,
  type Item,
  isRecord,
  type Json,
  type Space,
  type State,
  shuffle,
  type Variant,
  type Zones,
} from '@nora/kernel'

/** Hidden items that have changed places with others of the same back. */
export class Renaming {
  private readonly to = new Map<Item, Item>()
  private readonly from = new Map<Item, Item>()

  /** Either all hidden items change places, or just two of each back: fewer changes survive more of the game. */
  constructor(variant: Variant, hidden: Iterable<Item>, fate: Fate) {
    const byBack: Record<string, Item[]> = {}
    for (const item of hidden) {
      const back = variant.game.back(item)
      byBack[back] = [...(byBack[back] ?? []), item]
    }
    const few = fate.below(2) === 0
    for (const same of Object.values(byBack)) {
      const some = few ? shuffle([...same], fate).slice(0, 2) : same
      const others = few ? [...some].reverse() : shuffle([...some], fate)
      some.forEach((item, index) => {
        this.put(item, others[index] as Item)
      })
    }
  }

  private put(item: Item, other: Item): void {
    this.to.set(item, other)
    this.from.set(other, item)
  }

  changes(item: Item): boolean {
    return this.of(item) !== item
  }

  get isEmpty(): boolean {
    return ![...this.to.keys()].some((item) => this.changes(item))
  }

  of(item: Item): Item {
    return this.to.get(item) ?? item
  }

  /** From now on this item is itself: who it stood for stands for the one that stood for it. */
  settle(item: Item): void {
    const before = this.from.get(item) ?? item
    this.put(before, this.of(item))
    this.put(item, item)
  }

  state<S extends State>(variant: Variant<S>, state: S): S {
    const zones: Record<string, readonly Item[]> = {}
    for (const zone in state.zones) {
      const items = (state.zones[zone] as readonly Item[]).map((item) => this.of(item))
      zones[zone] = variant.ordered(zone) ? items : items.sort()
    }
    return variant.clone({ ...state, zones: zones satisfies Zones })
  }

  choice(choice: Json): Json {
    if (typeof choice === 'string') return this.of(choice)
    if (Array.isArray(choice)) return choice.map((item) => this.choice(item))
    if (!isRecord(choice)) return choice
    return Object.fromEntries(Object.entries(choice).map(([key, value]) => [this.of(key), this.choice(value)]))
  }

  /** The same choice in a renamed position: sets, which are written sorted, are sorted again. Nothing if it is not legal there. */
  legalIn(space: Space, choice: Json): Json | undefined {
    const renamed = this.choice(choice)
    return [renamed, sorted(renamed)].find((candidate) => space.includes(candidate))
  }
}

function sorted(choice: Json): Json {
  if (Array.isArray(choice)) {
    const items = choice.map(sorted)
    return items.every((item) => typeof item === 'string') ? items.sort() : items
  }
  if (!isRecord(choice)) return choice
  return Object.fromEntries(Object.entries(choice).map(([key, value]) => [key, sorted(value)]))
}
