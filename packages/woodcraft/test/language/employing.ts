import { contentWith, deal, type Prepare, pile, Workbench } from '../workbench.ts'

export const HELPER = 'early-helper-01'

/** A turn of a player whose only helper has this ability and produces a lantern. */
export function employing(
  ability: object,
  prepare: Prepare = () => {},
  changes: Parameters<typeof contentWith>[0] = {},
) {
  const production = { do: 'gain', what: 'lanterns', n: 1 }
  const content = contentWith({
    ...changes,
    helpers: { [HELPER]: { ability, production }, ...changes.helpers },
  })
  return new Workbench(
    (state, player) => {
      deal(state, 'workshop/0', HELPER)
      player.slots[0] = HELPER
      // No milestone in the way.
      player.berryIncome = 10
      player.nutIncome = 10
      prepare(state, player)
    },
    { content },
  )
}

/** The same after the helper's ability of this turn was used. */
export function using(effect: object, prepare?: Prepare): Workbench {
  return employing({ kind: 'oncePerTurn', effect }, prepare).choose({ ability: HELPER })
}

export function whyNot(effect: object, prepare?: Prepare): string | undefined {
  return employing({ kind: 'oncePerTurn', effect }, prepare).whyNot({ ability: HELPER })
}

export const holding =
  (...dice: string[]): Prepare =>
  (state, player) =>
    pile(state, player, ...dice)
