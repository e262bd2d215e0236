import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useVoice } from '../../app/voice.tsx'
import { IconsProvider } from '../../art/icons/icon.tsx'
import { type GameId, isGameId } from '../../games/index.ts'
import type { GameParts } from '../../games/load.ts'
import { useGameParts } from '../../learn/use-game-parts.ts'
import { Card } from '../../plain/card.tsx'
import { TableProvider } from '../../table/context.tsx'
import type { Moment } from '../../table/model/moment.ts'
import { useTableContext } from '../../table/use-table-context.ts'
import { NotFound } from '../not-found.tsx'
import { Page } from '../parts/page.tsx'
import { bareView, type Component, found, itemsOf } from './components-of.ts'
import style from './gallery.module.css'

/** Every component of a game, to be looked through and searched. */
export function Gallery({ game }: { readonly game: string }) {
  return isGameId(game) ? <GalleryOf game={game} /> : <NotFound />
}

function GalleryOf({ game }: { readonly game: GameId }) {
  const voice = useVoice()
  const parts = useGameParts(game)
  const name = voice.format(`common.game.${game}`)
  return (
    <Page title={voice.format('webGallery.title', { game: name })} lead={voice.format('webGallery.lead')} game={game}>
      {parts && (
        <IconsProvider value={parts.icons}>
          <Components parts={parts} />
        </IconsProvider>
      )}
    </Page>
  )
}

const nothing = () => {}

function Components({ parts }: { readonly parts: GameParts }) {
  const voice = useVoice()
  const { moment, items } = useMemo(() => {
    const { options, view } = bareView(parts.game)
    const bare: Moment = { room: { options, status: 'playing' }, view, log: [], outcome: null }
    return { moment: bare, items: itemsOf(parts.game) }
  }, [parts])
  const table = useTableContext({ parts, moment, seats: noSeats, plays: false, help: nothing, light: nothing })
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState('')
  const components = useMemo(
    () =>
      items.map((item): Component => {
        const { name, sort: of, marks, text } = table.card(item)
        return { item, name, sort: of, text: [...marks.map(({ label }) => label), ...text].join(' ') }
      }),
    [items, table],
  )
  const sorts = [...new Set(components.map((component) => component.sort))]
  const shown = found(components, sort, search)
  const Own = parts.own?.Component
  return (
    <TableProvider value={table}>
      <search className={style.filters}>
        <label>
          {voice.format('webGallery.search')}
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <label>
          {voice.format('webGallery.sort')}
          <select value={sort} onChange={({ target }) => setSort(target.value)}>
            <option value="">{voice.format('webGallery.all')}</option>
            {sorts.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <output>{voice.format('webGallery.count', { n: shown.length, of: components.length })}</output>
        <Link href={`/rules/${parts.game.id}`}>{voice.format('webGallery.rules')}</Link>
      </search>
      <ul className={style.components} data-gallery="">
        {shown.map(({ item }) => (
          <li key={item}>{Own ? <Own item={item} /> : <Card face={table.card(item)} onRead={nothing} />}</li>
        ))}
      </ul>
    </TableProvider>
  )
}

const noSeats: [] = []
