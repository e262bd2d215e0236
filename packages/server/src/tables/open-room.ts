import type { Options, Wish } from '@nora/kernel'
import type { Opening, Person } from '@nora/room'
import type { RulesRegistry } from '../rules/registry.ts'
import { unforeseen } from './chance.ts'

/** A table that somebody wants. */
export interface WantedTable extends Omit<Opening, 'options'> {
  readonly game: string
  readonly wish: Wish | Options
}

/** A new room, by the rules that are offered now. */
export async function openRoom(registry: RulesRegistry, { game, wish, ...more }: WantedTable, by: Person) {
  const offered = registry.current(game)
  const release = more.pack === null ? offered : await registry.withPack(offered, more.pack)
  return release.open({ ...more, options: release.settle(wish) }, by, Date.now(), unforeseen)
}
