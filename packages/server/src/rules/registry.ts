import { catalogue, type Offered } from '@nora/catalogue'
import { type Edition, isOf, nameOf, type Release, releaseOf } from '@nora/release'
import { BoundedMap } from '../bounded-map.ts'
import { Problem, problemOf } from '../problem.ts'
import type { KeptRules } from '../store/rules-store.ts'
import { loadRelease } from './load-release.ts'

/** Which rules a table is played by. */
export interface TableEdition extends Edition {
  /** The hash of an owner's pack. */
  readonly pack: string | null
}

/** Where the registry gets what does not stand on it. */
export interface Sources {
  pack(hash: string): Promise<string | undefined>
  /** Releases of a version, without those whose content is known. */
  rules(name: string, known: readonly string[]): Promise<readonly KeptRules[]>
}

/** Games with packs that are kept ready, where nothing else is said. */
const MOST_PACKED = 50

/** Every game this server can play, in the version it offers and in those that its tables keep, with their packs. */
export class RulesRegistry {
  /** What is offered now. */
  readonly releases: readonly Release[]
  private readonly sources: Sources
  /** Releases from before, by version. */
  private readonly older = new Map<string, readonly Release[]>()
  private readonly packed: BoundedMap<string, Release>
  /** What the main thread offers, if this is another one. */
  private elsewhere: readonly Edition[] | undefined

  constructor(sources: Sources, games: readonly Offered[] = catalogue, mostPacked = MOST_PACKED) {
    this.sources = sources
    this.releases = games.map(releaseOf)
    this.packed = new BoundedMap(mostPacked)
  }

  /** In a thread: the same games as in the main one, as far as they are those of this code. */
  static like(offered: readonly Edition[], sources: Sources, mostPacked: number): RulesRegistry {
    const games = catalogue.filter(({ game }) =>
      offered.some((edition) => edition.game === game.id && isOf(edition, game)),
    )
    const registry = new RulesRegistry(sources, games, mostPacked)
    registry.elsewhere = offered
    return registry
  }

  /** What is offered, by name. */
  get offered(): readonly Edition[] {
    return this.releases.map(({ game: { id, rulesVersion, contentHash } }) => ({ game: id, rulesVersion, contentHash }))
  }

  /** The game as it is offered now. */
  current(id: string): Release {
    const release = this.releases.find(({ game }) => game.id === id)
    if (!release) throw new Problem(404, 'unknownGame', { game: id })
    return release
  }

  /** Whether a table is played by this code itself: by what is offered now, without a pack. */
  isOwn({ game, pack, ...edition }: TableEdition): boolean {
    const own = this.releases.find((release) => release.game.id === game)
    return pack === null && own !== undefined && isOf({ game, ...edition }, own.game)
  }

  /** The game as a table knows it, by whichever release it was opened. The text of a pack may be given along. */
  async find(edition: TableEdition, packText?: string): Promise<Release> {
    const { game, rulesVersion } = edition
    const name = nameOf(game, rulesVersion)
    const own = this.releases.filter((release) => nameOf(release.game.id, release.game.rulesVersion) === name)
    const before = this.older.get(name) ?? []
    const unfit: unknown[] = []
    const ready = await this.fitting([...own, ...before], edition, packText, unfit)
    if (ready) return ready
    const known = [...own, ...before].map((release) => release.game.contentHash)
    const fetched = await Promise.all((await this.sources.rules(name, known)).map(loadRelease))
    if (fetched.length > 0) this.older.set(name, [...before, ...fetched])
    const found = await this.fitting(fetched, edition, packText, unfit)
    if (found) return found
    // A pack that suits no release of the version is wrong in itself, and says how.
    if (unfit.length > 0 && unfit.length === known.length + fetched.length) throw unfit[0]
    if (known.length + fetched.length > 0) throw new Problem(409, 'contentMismatch', { found: edition.contentHash })
    const offered = (this.elsewhere ?? this.offered).find((one) => one.game === game)
    if (!offered) throw new Problem(404, 'unknownGame', { game })
    throw new Problem(409, 'wrongVersion', { expected: offered.rulesVersion, found: rulesVersion })
  }

  /** A game with a pack. */
  async withPack(release: Release, hash: string, given?: string): Promise<Release> {
    const key = `${nameOf(release.game.id, release.game.rulesVersion)} ${release.game.contentHash} ${hash}`
    const known = this.packed.get(key)
    if (known) return known
    const text = given ?? (await this.sources.pack(hash))
    if (text === undefined) throw new Problem(404, 'unknownPack', { pack: hash })
    const made = applied(release, hash, text)
    this.packed.set(key, made)
    return made
  }

  /**
   * The first with the content of the edition. A pack need not suit a release that it was not made for: what it was refused
   * with is added to `unfit`.
   */
  private async fitting(
    releases: readonly Release[],
    edition: TableEdition,
    packText: string | undefined,
    unfit: unknown[],
  ): Promise<Release | undefined> {
    for (const release of releases) {
      try {
        const made = edition.pack === null ? release : await this.withPack(release, edition.pack, packText)
        if (isOf(edition, made.game)) return made
      } catch (error) {
        if (!problemOf(error)) throw error
        unfit.push(error)
      }
    }
    return undefined
  }
}

/** The game with a pack, or a `ContentError` that says what is wrong with the pack. */
export function applied(release: Release, name: string, text: string): Release {
  if (!release.takesPacks) throw new Problem(409, 'noPacks', { game: release.game.id })
  return release.withPack(name, text)
}
