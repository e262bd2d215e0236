import type { CatsTable } from '@nora/cats'
import { memo } from 'react'
import type { OwnTable } from '../table/kit/own-table.ts'
import { answers } from './answers.ts'
import { SisterCat } from './art/seat-cat.tsx'
import { CatsBoard } from './cats-board.tsx'
import { HelpPicture } from './help-picture.tsx'
import { NewDay } from './island/new-day.tsx'
import { placesOf } from './places.ts'
import { PlacingTray } from './placing/placing-tray.tsx'
import { countedOnShip } from './score/counted.ts'
import { SheetParts } from './score/sheet-parts.tsx'
import { ThingPicture } from './thing-picture.tsx'
import { BoardTray } from './tray/board-tray.tsx'
import { CardsTray } from './tray/cards-tray.tsx'
import { winner } from './winner.tsx'

/** The Isle of Cats. */
export const ownTable: OwnTable = {
  winner,
  Board: memo(CatsBoard),
  answers,
  ThingPicture,
  HelpPicture,
  NewPeriod: NewDay,
  SheetParts,
  // It is asked only where its own game is played.
  counted: (table, seat, line) => countedOnShip(table as unknown as CatsTable, seat, line),
  AutomaSign: () => (
    <svg viewBox="-22 -24 44 48" width="100%" height="100%" aria-hidden="true">
      <SisterCat />
    </svg>
  ),
  places: placesOf,
  trays: {
    place: PlacingTray,
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
    colour: BoardTray,
    moveCat: BoardTray,
  },
}
