import { catalogue, type Offered } from '@nora/catalogue'
import { readPack } from '@nora/effects'
import { Problem } from '../problem.ts'

/** Which rules a table is played by. */
export interface Edition {
  readonly game: string
  readonly rulesVersion: string
  /** The hash of an owner's pack. */
  readonly pack: string | null
}

/** Games with packs that are kept ready. */
const MOST_PACKED = 50

/** Every game this server can play, with the packs that tables ask for. */
export class Shelf {
  readonly games: readonly Offered[]
  private readonly packText: (hash: string) => Promise<string | undefined>
  private readonly packed = new Map<string, Offered>()

  constructor(packText: (hash: string) => Promise<string | undefined>, games: readonly Offered[] = catalogue) {
    this.packText = packText
    this.games = games
  }

  /** The game as it is offered now. */
  current(id: string): Offered {
    const found = this.games.find(({ game }) => game.id === id)
    if (!found) throw new Problem(404, 'unknownGame', { game: id })
    return found
  }

  /** The game as a table knows it. */
  async find({ game, rulesVersion, pack }: Edition): Promise<Offered> {
    const offered = this.current(game)
    const { rulesVersion: found } = offered.game
    if (found !== rulesVersion) throw new Problem(409, 'wrongVersion', { expected: found, found: rulesVersion })
    return pack === null ? offered : this.withPack(offered, pack)
  }

  private async withPack(offered: Offered, hash: string): Promise<Offered> {
    const key = `${offered.game.id} ${hash}`
    const known = this.packed.get(key)
    if (known) return known
    const text = await this.packText(hash)
    if (text === undefined) throw new Problem(404, 'unknownPack', { pack: hash })
    const made = applied(offered, hash, text)
    if (this.packed.size >= MOST_PACKED) this.packed.delete(this.packed.keys().next().value as string)
    this.packed.set(key, made)
    return made
  }
}

/** The game with a pack, or a `ContentError` that says what is wrong with the pack. */
export function applied(offered: Offered, name: string, text: string): Offered {
  if (!offered.withPack) throw new Problem(409, 'noPacks', { game: offered.game.id })
  return offered.withPack(readPack(name, text))
}
