import { check, type PackForm, packOf, packSorts } from '@nora/conformance'
import { ContentError, readPack } from '@nora/effects'
import { EndlessFault, type Flow, type Game, randomPolicy, type Seat } from '@nora/kernel'
import { type Content, createWoodcraft, woodcraftPackForm, woodcraftWithPack } from '@nora/woodcraft'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../packages/cli/src/catalogue.ts'
import { generatedPacks } from '../../packages/cli/src/generated-packs.ts'
import { gainsIn } from '../../packages/conformance/src/packs/pack.ts'
import { language as wistarLanguage } from '../../packages/wistar/src/language/language.ts'
import { rewardFor } from '../../packages/woodcraft/src/board/reputation.ts'
import { resolve } from '../../packages/woodcraft/src/cards/resolve-effect.ts'
import { houseContent } from '../../packages/woodcraft/src/content/read.ts'
import { playerOf, type WoodcraftTable } from '../../packages/woodcraft/src/state.ts'

const policies = { random: randomPolicy }
const entries = catalogue.filter(({ packForm }) => packForm)
const cases = entries.flatMap((entry) => packSorts.map((sort) => ({ entry, sort, name: entry.game.id })))

describe.each(cases)('$sort packs of $name', ({ entry, sort }) => {
  test('are taken by the game, are the same for the same seed and change many records', () => {
    const { game, withPack, packForm } = entry
    const form = packForm?.() as PackForm
    const faultsOf = (text: string) => {
      try {
        withPack?.(text, sort)
        return []
      } catch (error) {
        if (error instanceof ContentError) return error.problems
        throw error
      }
    }
    const texts = [1, 1, 2].map((seed) => packOf(game.id, form, sort, seed, faultsOf))
    expect(texts[0]).toBe(texts[1])
    expect(texts[0]).not.toBe(texts[2])
    for (const text of texts) {
      expect(faultsOf(text)).toEqual([])
      const changed = Object.values(readPack(sort, text).records).flatMap((rows) => Object.keys(rows))
      expect(changed.length).toBeGreaterThan(3)
    }
  })

  test('are played without a fault', () => {
    const { game, retelling } = entry
    const packed = generatedPacks(entry, sort)
    const { failures, games } = check(game, {
      ...{ games: 1, seed: 3, thoroughness: 0.1, policies, packed },
      ...(retelling && { retelling }),
    })
    expect(failures).toEqual([])
    expect(games).toBe(1)
  })
})

describe('nested gains', () => {
  test('are tried of every thing and with every word that is not made of others', () => {
    const form = entries.find(({ game }) => game.id === 'wistar')?.packForm?.() as PackForm
    const tried = gainsIn(Object.values(form.forms) as never)
    const made = ['seq', 'choose', 'optional', 'if', 'forEach', 'repeat', 'upTo', 'pay', 'others']
    // Rats of Wistar has neither piles nor routes, so nothing can be drawn from the one or moved on the other.
    const words = wistarLanguage.known.atoms.filter((word) => ![...made, 'draw', 'move'].includes(word))
    expect(new Set(tried.map(({ word }) => word))).toEqual(new Set([...words, 'draw', 'move']))
    expect(tried.filter(({ word }) => word === 'gain').map(({ what }) => what)).toEqual(
      expect.arrayContaining(['wood', 'points', 'electricity', 'basicCard', 'joker', 'movement']),
    )
  })

  test('a gain that looks for the end of its track only once is found', () => {
    const form = woodcraftPackForm() as PackForm
    const gains = gainsIn(Object.values(form.forms) as never)
    const seed = gains.findIndex(({ word, what }) => word === 'gain' && what === 'reputation')
    expect(seed).toBeGreaterThan(0)
    const entry = entries.find(({ game }) => game.id === 'woodcraft') as (typeof entries)[number]
    const packed = generatedPacks(entry, 'nested')
    const leaping = (of: number) => withLeap(packed(seed + of * gains.length).content as Content)
    const { failures } = check(entry.game, {
      ...{ games: 12, policies, only: 'conservation', mostFailures: 1 },
      packed: leaping,
    })
    expect(failures[0]?.what).toMatch(/players\.\d\.reputation is 1\d, not 0 to/)
  })
})

/** Woodcraft as it would be if the end of the reputation track were looked for once for all steps. */
function withLeap(content: Content): Game {
  const { language } = content
  const planted = Object.create(language, {
    stock: {
      value: (name: string) => {
        const stock = language.stock(name)
        return name === 'reputation' ? { ...stock, gain: leap } : stock
      },
    },
  })
  return createWoodcraft({ ...content, language: planted }) as unknown as Game
}

function* leap(table: WoodcraftTable, seat: Seat, n: number): Flow {
  const player = playerOf(table, seat)
  const steps = Math.min(n, table.content.reputation.length - 1 - player.reputation)
  for (let made = 0; made < steps; made++) {
    player.reputation++
    player.furthest = Math.max(player.furthest, player.reputation)
    const tile = table.state.rewardTiles.find(({ space }) => space === player.reputation)
    const reward = tile && rewardFor(table, tile)
    if (tile && reward) yield* resolve(table, seat, { road: 'rewardTiles', item: tile.id }, reward)
  }
}

test('a pack whose cards go on for ever is stopped with a name, and the table stands where it stood', () => {
  const point = { do: 'gain', what: 'glue', n: 1 }
  const forEver = [1, 2, 3, 4, 5].reduce<object>((effect) => ({ do: 'repeat', n: 100, effect }), point)
  const records = Object.fromEntries(houseContent.tables.helpers.map(({ id }) => [id, { production: forEver }]))
  const pack = { format: 'nora-pack', game: 'woodcraft', name: 'for ever', records: { helpers: records } }
  const game = woodcraftWithPack(pack as never) as unknown as Game
  const { failures, endless } = check(game, { games: 3, policies, thoroughness: 0.1, packed: () => game })
  expect(failures).toEqual([])
  expect(endless).toBeGreaterThan(0)
  // Without a pack the same is a fault of the game, and it is named.
  const own = check(game, { games: 3, policies, only: 'offered', mostFailures: 1 })
  expect(own.failures[0]?.what).toMatch(new RegExp(`${EndlessFault.name} woodcraft does not ask again: step turn`))
})
