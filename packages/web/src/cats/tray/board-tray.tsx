import type { Json } from '@nora/kernel'
import { OtherActs } from '../../table/kit/other-acts.tsx'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { useTable } from '../use-table.ts'

/** What can be chosen besides the cards, tiles and shapes that lie on the table. */
export function BoardTray({ decision }: TrayProps) {
  const { cards, tiles, shapes } = useTable().table.content
  const isThing = (choice: Json) =>
    typeof choice === 'string' && (cards.has(choice) || tiles.has(choice) || shapes.has(choice))
  return <OtherActs decision={decision} isThing={isThing} />
}
