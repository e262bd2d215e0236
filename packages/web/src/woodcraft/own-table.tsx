import { memo } from 'react'
import type { OwnTable } from '../table/kit/own-table.ts'
import { answers } from './answers.ts'
import { Component, ComponentPicture } from './cards/component.tsx'
import palette from './palette.module.css'
import { placesOf } from './places.ts'
import { ThingsTray } from './tray/things-tray.tsx'
import { TurnTray } from './tray/turn-tray.tsx'
import { winner } from './winner.tsx'
import { WoodcraftBoard } from './woodcraft-board.tsx'

/** The answer lies on the board; the turn has a tray of its own. */
const onTheBoard = Object.keys(answers.decisions).map((kind) => [kind, ThingsTray] as const)

/** Woodcraft. */
export const ownTable: OwnTable = {
  Board: memo(WoodcraftBoard),
  answers,
  Component,
  HelpPicture: ({ thing }) => (
    <div className={palette.palette}>
      <ComponentPicture item={thing} />
    </div>
  ),
  places: placesOf,
  winner,
  trays: { ...Object.fromEntries(onTheBoard), turn: TurnTray },
}
