import { useEffect, useState } from 'react'
import { fetchRules, fetchTable } from '../games/fetch.ts'
import type { GameParts } from '../games/load.ts'

/** A game by the rules of this page, with its table; nothing until it is here, or as long as nobody wants it. */
export function useGameParts(game: string, isWanted = true): GameParts | undefined {
  const [parts, setParts] = useState<GameParts>()
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    Promise.all([fetchRules(game), fetchTable(game)]).then(([rules, table]) => {
      if (isHere) setParts({ ...table, game: rules.game, isOlder: false })
    })
    return () => {
      isHere = false
    }
  }, [game, isWanted])
  return parts
}
