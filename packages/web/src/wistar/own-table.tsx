import { RATBOT } from '@nora/wistar'
import { memo } from 'react'
import type { OwnTable } from '../table/kit/own-table.ts'
import { answers } from './answers.ts'
import { Badge } from './art/badge.tsx'
import { BesideBoard } from './beside-board.tsx'
import { Component } from './cards/component.tsx'
import { ComponentPicture } from './cards/component-picture.tsx'
import palette from './palette.module.css'
import { placesOf } from './places.ts'
import { ChooseTray } from './tray/choose-tray.tsx'
import { PayTray } from './tray/pay-tray.tsx'
import { ThingsTray } from './tray/things-tray.tsx'
import { TurnTray } from './tray/turn-tray.tsx'
import { winner } from './winner.tsx'
import { WistarBoard } from './wistar-board.tsx'

/** The answer lies on the board; every other kind has a tray of its own. */
const onTheBoard = Object.keys(answers.decisions).map((kind) => [kind, ThingsTray] as const)

/** Rats of Wistar. */
export const ownTable: OwnTable = {
  winner,
  Board: memo(WistarBoard),
  answers,
  Component,
  HelpPicture: ({ thing }) => (
    <div className={palette.palette}>
      <ComponentPicture item={thing} />
    </div>
  ),
  AutomaSign: () => (
    <svg viewBox="-12 -12 24 24" width="100%" height="100%" aria-hidden="true">
      <Badge owner={RATBOT} r={10.5} />
    </svg>
  ),
  Beside: BesideBoard,
  places: placesOf,
  trays: {
    ...Object.fromEntries(onTheBoard),
    turn: TurnTray,
    'effect.choose': ChooseTray,
    'effect.chooseSecretly': ChooseTray,
    'effect.may': ChooseTray,
    'effect.maySecretly': ChooseTray,
    'effect.pay': PayTray,
  },
}
