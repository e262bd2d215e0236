import { EACH } from '@nora/choosing'
import { isRecord } from '@nora/kernel'
import { Icon } from '../../art/icons/icon.tsx'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { Piece } from '../../table/kit/piece.tsx'
import { usePicking } from '../../table/picking.tsx'
import { useMainButton } from '../../table/tray/main-button.ts'
import { stockIcon } from '../cards/effect-icons.ts'
import { useTable } from '../use-table.ts'
import { Attack, ResolvedCard } from './resolved-card.tsx'
import { StillToDo } from './still-to-do.tsx'
import style from './tray.module.css'

/** A price as hollows that are filled with goods: a click on a good puts one in, a click on a filled hollow takes it out. */
export function PayTray({ decision }: TrayProps) {
  const { voice } = useTable()
  const { picks, perform, click } = usePicking()
  const paid = picks.picked(EACH).map(String)
  const stocks = [...new Set(picks.choices.flatMap((choice) => (isRecord(choice) ? Object.keys(choice) : [])))]
  const due = Math.max(0, ...picks.choices.map(sizeOf))
  const choice = picks.done
  useMainButton({
    label: voice.format('webWistar.pay.pay'),
    isReady: choice !== undefined,
    act: () => choice !== undefined && perform(decision, choice),
  })
  return (
    <div className={style.turn}>
      <Attack decision={decision} />
      <div className={style.paying}>
        <div className={style.hollows}>
          {Array.from({ length: due }, (_, place) => {
            const stock = paid[place]
            const key = `${place}`
            return stock === undefined ? (
              <span key={key} className={style.hollow} />
            ) : (
              <button
                key={key}
                type="button"
                className={style.hollow}
                data-filled=""
                aria-label={voice.format('webWistar.pay.takeBack')}
                onClick={() =>
                  click({ value: stock, sort: 'stock', nth: paid.filter((one) => one === stock).length - 1 })
                }
              >
                <Icon name={stockIcon(stock)} size={24} />
              </button>
            )
          })}
        </div>
        <div className={style.tokens}>
          {stocks.map((stock) => (
            <Good key={stock} stock={stock} />
          ))}
        </div>
      </div>
      <StillToDo />
      <ResolvedCard decision={decision} />
    </div>
  )
}

function Good({ stock }: { readonly stock: string }) {
  const { picks } = usePicking()
  const { table, voice } = useTable()
  const most = Math.max(0, ...picks.choices.map((choice) => (isRecord(choice) ? Number(choice[stock] ?? 0) : 0)))
  return (
    <Piece
      thing={`pay/${stock}`}
      value={stock}
      sort="stock"
      n={most}
      label={voice.say(table.content.language.say.stock(stock, 1))}
      isBare
      className={style.token}
    >
      <span className={style.face} aria-hidden="true">
        <Icon name={stockIcon(stock)} size={28} />
      </span>
    </Piece>
  )
}

function sizeOf(choice: unknown): number {
  return isRecord(choice as never)
    ? Object.values(choice as Record<string, number>).reduce((sum: number, n) => sum + Number(n), 0)
    : 0
}
