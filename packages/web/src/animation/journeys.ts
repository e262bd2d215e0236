/** A piece, or several that are alike and drawn as one. */
export interface PiecesAt {
  /** Where on the table it stands; pieces of one name at one place are not told apart. */
  readonly place: string
  readonly n: number
}

/** One piece goes from where some stood to where some stand now; what was nowhere before comes from nowhere. */
export interface Journey {
  readonly from: number | undefined
  readonly to: number
}

/**
 * How pieces of one name went from before to after, one by one: as many as can be stayed at their place, the others went to
 * where there are more now. Each is told by its number in the lists.
 */
export function journeysOf(before: readonly PiecesAt[], after: readonly PiecesAt[]): readonly Journey[] {
  const leaving = before.flatMap(({ place, n }, from) => Array.from({ length: n }, () => ({ place, from })))
  const arriving: number[] = []
  const stays: Journey[] = []
  for (const [to, { place, n }] of after.entries()) {
    for (let one = 0; one < n; one++) {
      const at = leaving.findIndex((piece) => piece.place === place)
      const [piece] = at < 0 ? [] : leaving.splice(at, 1)
      if (piece) stays.push({ from: piece.from, to })
      else arriving.push(to)
    }
  }
  return [...stays, ...arriving.map((to, index) => ({ from: leaving[index]?.from, to }))]
}
