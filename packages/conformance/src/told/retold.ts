import {
  copy,
  type GameEvent,
  hidden,
  type Item,
  includesSeat,
  isHidden,
  MOVE,
  type Retelling,
  type Seat,
  type State,
  type Variant,
} from '@nora/kernel'

/** The books of somebody who knows how the table was laid out and then only hears what is told. */
export class Retold {
  private readonly variant: Variant
  private readonly retelling: Retelling
  private readonly eye: Seat
  readonly books: State

  constructor(variant: Variant, retelling: Retelling, eye: Seat, seen: State) {
    this.variant = variant
    this.retelling = retelling
    this.eye = eye
    this.books = copy(seen)
  }

  hear(event: GameEvent): void {
    if (event.type === MOVE) this.move(event)
    this.retelling.tell(this.books, event)
  }

  private move({ items = [], from, to, at }: GameEvent): void {
    const target = this.zone(to)
    let place = typeof at === 'number' ? at : undefined
    for (const item of items) {
      const source = this.zone(from)
      // Who may not read the items of a zone sees their backs leave it.
      const index = source.indexOf(this.sees(from) ? item : this.backOf(item))
      source.splice(index, index < 0 ? 0 : 1)
      const shown = this.sees(to) ? item : this.backOf(item)
      if (!this.variant.ordered(String(to))) {
        target.push(shown)
        target.sort()
      } else if (place === undefined) target.push(shown)
      else target.splice(place++, 0, shown)
    }
  }

  private zone(name: unknown): Item[] {
    return (this.books.zones[String(name)] ?? []) as Item[]
  }

  private sees(zone: unknown): boolean {
    return includesSeat(this.variant.readersOf(String(zone)), this.eye)
  }

  private backOf(item: Item): Item {
    return isHidden(item) ? item : hidden(this.variant.game.back(item))
  }
}

/** A state without what no event tells: the calendar of the rules, and what follows from the rest. */
export function tellable(state: State, { derived }: Retelling): State {
  const left = copy(state) as State & Record<string, unknown>
  for (const path of ['next', ...derived]) remove(left, path.split('.'))
  return left
}

function remove(value: unknown, [key, ...rest]: readonly string[]): void {
  if (typeof value !== 'object' || value === null || key === undefined) return
  const record = value as Record<string, unknown>
  for (const name of key === '*' ? Object.keys(record) : [key]) {
    if (rest.length > 0) remove(record[name], rest)
    else delete record[name]
  }
}
