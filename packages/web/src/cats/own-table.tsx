import { memo } from 'react'
import type { OwnTable } from '../table/kit/own-table.ts'
import { answers } from './answers.ts'
import { CatsBoard } from './cats-board.tsx'
import { PlacingTray } from './placing/placing-tray.tsx'
import { BoardTray } from './tray/board-tray.tsx'
import { CardsTray } from './tray/cards-tray.tsx'
import { ColourTray } from './tray/colour-tray.tsx'

/** The Isle of Cats. */
export const ownTable: OwnTable = {
  Board: memo(CatsBoard),
  answers,
  trays: {
    place: PlacingTray,
    colour: ColourTray,
    // Several cards are taken together.
    draft: CardsTray,
    buy: CardsTray,
    rescueCards: CardsTray,
    giveLessons: CardsTray,
    // The things lie on the table, and there they are chosen.
    rescue: BoardTray,
    familyRescue: BoardTray,
    oshax: BoardTray,
    treasure: BoardTray,
    mapBonus: BoardTray,
    moveCat: BoardTray,
  },
}
