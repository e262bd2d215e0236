import { memo } from 'react'
import type { OwnTable } from '../table/table-props.ts'
import { CatsBoard } from './cats-board.tsx'
import { PlacingTray } from './placing/placing-tray.tsx'
import { CardsTray, severalCards } from './tray/cards-tray.tsx'
import { ColourTray } from './tray/colour-tray.tsx'
import { OtherActs, onTheTable } from './tray/other-acts.tsx'
import type { TrayProps } from './tray/tray-props.ts'

/** The Isle of Cats. */
export const ownTable: OwnTable = {
  Board: memo(CatsBoard),
  Tray: (props) => {
    const Tray = trays.get(props.decision.kind)
    return Tray ? <Tray {...props} /> : null
  },
  takesOver: ({ kind }) => trays.has(kind),
}

const trays = new Map<string, (props: TrayProps) => React.ReactNode>([
  ['place', PlacingTray],
  ['colour', ColourTray],
  ...severalCards.map((kind) => [kind, CardsTray] as const),
  ...onTheTable.map((kind) => [kind, OtherActs] as const),
])
