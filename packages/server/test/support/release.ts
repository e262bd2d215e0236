// The release of a game, made from the sources as a release makes it from what is built.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Offered } from '@nora/catalogue'
import { readPack } from '@nora/effects'
import { writeRelease } from '../../../../scripts/releases/program.mjs'
import { repositoryRoot } from '../../../../scripts/workspace.mjs'
import type { KeptRules } from '../../src/store/rules-store.ts'

const packText = (records: object): string =>
  JSON.stringify({ format: 'nora-pack', game: 'cats', name: 'prices', records })

/** The Isle of Cats of another release, with prices as `records` say. */
export function otherCats(cats: Offered, rulesVersion: string, records: object): Offered {
  const changed = cats.withPack?.(readPack('prices', packText(records))) as Offered
  return { ...changed, game: { ...changed.game, rulesVersion } }
}

/** A game of the catalogue, as it is or under another version. */
export async function releaseText(game: Offered['game'], rulesVersion = game.rulesVersion): Promise<KeptRules> {
  return releaseBy(
    game,
    `import { releaseOf } from '@nora/release'
const game = { ...${game.id}.game, rulesVersion: ${JSON.stringify(rulesVersion)} }
export const release = releaseOf({ ...${game.id}, game })`,
    rulesVersion,
  )
}

async function releaseBy(game: Offered['game'], code: string, rulesVersion = game.rulesVersion): Promise<KeptRules> {
  const folder = mkdtempSync(join(tmpdir(), 'nora-release-'))
  const file = join(folder, 'release.mjs')
  try {
    const whole = `import { ${game.id} } from '@nora/catalogue'\n${code}`
    await writeRelease(repositoryRoot, whole, game.contentHash, file, ['source'])
    const body = readFileSync(file, 'utf8')
    return { name: `${game.id}@${rulesVersion}`, contentHash: game.contentHash, body }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same as releases were before the protocol's second version: a room shows `sight`s, in which there is a `may`. */
export async function formerReleaseText(game: Offered['game']): Promise<KeptRules> {
  return releaseBy(
    game,
    `import { releaseOf } from '@nora/release'
const former = (room) => new Proxy(room, { get: (now, key) => key in changed ? changed[key](now) : own(now, key) })
const own = (now, key) => typeof now[key] === 'function' ? now[key].bind(now) : now[key]
const renamed = (update) => update.patch ? { ...update, patch: update.patch.map(([what, [first, ...path], ...rest]) =>
  [what, first === undefined ? [] : [first === 'permissions' ? 'may' : first, ...path], ...rest]) } : update
const step = (made) => made && 'entry' in made
  ? { ...made, change: { update: (viewer) => renamed(made.change.update(viewer)) } } : made
const changed = {
  tableSnapshot: () => undefined,
  sight: (now) => (viewer) => { const { permissions: may, ...same } = now.tableSnapshot(viewer); return { ...same, may } },
  seatOf: (now) => (person) => { const seat = now.seatOf(person); return seat < 0 ? undefined : seat },
  snapshot: (now) => () => { const { form, ...rest } = now.snapshot(); return rest },
  follow: (now) => (entry) => step(now.follow(entry)),
  botPasses: (now) => (...given) => step(now.botPasses(...given)),
  consider: (now) => (command, ...rest) => {
    if ('ifReversible' in command) throw new Error('what is that?')
    return step(now.consider(command, ...rest))
  },
}
const now = releaseOf(${game.id})
export const release = {
  ...now,
  form: 1,
  open: (...given) => { const { room, ...made } = now.open(...given); return { ...step(made), room: former(room) } },
  fold: (...given) => former(now.fold(...given)),
  restore: (snapshot, ...rest) => former(now.restore({ form: 2, ...snapshot }, ...rest)),
}`,
  )
}
