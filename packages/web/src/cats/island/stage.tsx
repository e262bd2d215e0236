import { COMMON, colours, OSHAXES, RARE, shapeOf, tileOf } from '@nora/cats'
import { type Item, isRecord } from '@nora/kernel'
import { Icon } from '../../art/icons/icon.tsx'
import { Piece } from '../../table/kit/piece.tsx'
import { usePicking } from '../../table/picking.tsx'
import { TilePicture } from '../tile-piece.tsx'
import { useTable } from '../use-table.ts'
import style from './island.module.css'
import { pilesOf } from './piles-of.ts'

interface Option {
  /** What is chosen by it. */
  readonly thing: string
  readonly tile: Item
  readonly n: number
}

/** What may be taken from the shelf, or what a colour is chosen for, while that is asked. */
export function Stage() {
  const { table, voice, decision } = useTable()
  const { content } = table
  if (decision?.kind === 'colour') return <Colours args={decision.args} />
  if (decision?.kind === 'oshax') {
    const options = table.zone(OSHAXES).map((tile) => ({ thing: tile, tile, n: 1 }))
    return <Options title={voice.format('webCats.stage.oshax')} icon="oshax" options={options} />
  }
  const piles = [...pilesOf(content, table.zone(COMMON)), ...pilesOf(content, table.zone(RARE))]
  const options = piles.map(({ shape, top, n }) => ({ thing: shape, tile: top, n }))
  return <Options title={voice.format('webCats.stage.treasure')} icon="treasure-common" options={options} />
}

interface OptionsProps {
  readonly title: string
  readonly icon: 'oshax' | 'treasure-common'
  readonly options: readonly Option[]
}

/** Each drawn as what it is and large enough to be read; what may not be taken, dashed, with one reason for all. */
function Options({ title, icon, options }: OptionsProps) {
  const { table, voice, explain } = useTable()
  const { stateOf } = usePicking()
  const isOpen = ({ thing }: Option) => stateOf({ value: thing }).isOpen
  const closed = options.filter((option) => !isOpen(option))
  const reason = closed.map(({ thing }) => stateOf({ value: thing }).refusal).find((refusal) => refusal !== undefined)
  const nameOf = ({ tile }: Option) => {
    const { shape, kind: sort } = tileOf(table.content, tile)
    return voice.say({ id: 'webCats.stage.name', params: { sort, n: shapeOf(table.content, shape).size } })
  }
  return (
    <section className={style.stage} aria-label={title}>
      <h2 className={style.price}>
        <Icon name={icon} />
        {title}
      </h2>
      {reason && <p className={style.reason}>{explain(reason)}</p>}
      <div className={style.options}>
        {options.map((option) => (
          <Piece
            key={option.thing}
            thing={option.thing}
            label={voice.format('webCats.pile', { tile: nameOf(option), n: option.n })}
            isBare
            className={isOpen(option) ? style.option : `${style.option} ${style.closed}`}
          >
            <TilePicture tile={option.tile} isTravelling={option.thing !== option.tile} />
            <span>{nameOf(option)}</span>
            {option.n > 1 && <small>{voice.format('webCats.stage.left', { n: option.n })}</small>}
          </Piece>
        ))}
      </div>
    </section>
  )
}

/** The five colours, and beside them the oshax that one of them is chosen for; a card stands in the tray. */
function Colours({ args }: { readonly args: unknown }) {
  const { voice } = useTable()
  const { tile } = (isRecord(args as never) ? args : {}) as { readonly tile?: string }
  return (
    <section className={style.stage} aria-label={voice.format('webCats.stage.colour')}>
      <h2 className={style.price}>
        <Icon name="cat" />
        {voice.format('webCats.stage.colour')}
      </h2>
      <div className={style.options}>
        {tile !== undefined && <TilePicture tile={tile} />}
        {colours.map((colour) => (
          <Piece key={colour} thing={colour} isBare className={style.option}>
            <Icon name={`cat-${colour}`} size={54} />
            <span>{voice.format(`cats.colour.${colour}`)}</span>
          </Piece>
        ))}
      </div>
    </section>
  )
}
