import { type PackSort, packOf } from '@nora/conformance'
import { ContentError } from '@nora/effects'
import type { Game } from '@nora/kernel'
import { message } from '@nora/messages'
import type { Entry } from './catalogue.ts'
import { WrongUsage } from './problem.ts'

const FILE = 'generated'

/** The game with a pack made from the forms of its records, another one for each seed. */
export function generatedPacks({ game, withPack, packForm }: Entry, sort: PackSort): (seed: number) => Game {
  if (!withPack || !packForm) throw new WrongUsage(message('cli.error.noPacks', { game: game.id }))
  const form = packForm()
  return (seed) => {
    let taken: Entry | undefined
    const text = packOf(game.id, form, sort, seed, (tried) => {
      try {
        taken = withPack(tried, FILE)
        return []
      } catch (error) {
        if (error instanceof ContentError) return error.problems
        throw error
      }
    })
    return (taken ?? withPack(text, FILE)).game
  }
}
