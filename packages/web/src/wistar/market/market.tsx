import { cardPrice, type Deck, decks, deckZone, discardsOf, marketOf } from '@nora/wistar'
import { Icon } from '../../art/icons/icon.tsx'
import { Piece } from '../../table/kit/piece.tsx'
import { several } from '../art/several.tsx'
import { InventionCard } from '../cards/invention-card.tsx'
import { useTable } from '../use-table.ts'
import style from './market.module.css'

/** Cards that leave when a round begins: Czech rulebook, Fáze přípravy kola. */
const STALE = 2
const PLACES = 4

/** Both rows of inventions. New cards come in at the left, beside the deck; those at the right go first. */
export function Market({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  return (
    <div className={style.market} data-narrow={isNarrow || undefined}>
      {decks.map((deck) => (
        <Row key={deck} deck={deck} />
      ))}
    </div>
  )
}

function Row({ deck }: { readonly deck: Deck }) {
  const { table, voice, decision } = useTable()
  const cards = [...(table.state.zones[marketOf(deck)] ?? [])]
  const price =
    decision?.kind === 'develop' ? voice.format('webWistar.market.price', { n: cardPrice[deck] }) : undefined
  return (
    <section className={style.row} aria-label={voice.say({ id: 'wistarPlay.group.market', params: { deck } })}>
      <DeckPile deck={deck} note={price} />
      <div className={style.cards} data-place={`market/${deck}`}>
        {/* A card that was taken leaves its place empty until the turn ends: the row is filled then. */}
        {cards
          .map((card, index) => (
            <InventionCard
              key={card}
              card={card}
              sort="card"
              isLeaving={index < STALE && cards.length === PLACES}
              note={price}
            />
          ))
          .reverse()}
      </div>
    </section>
  )
}

/** A deck with how many are left, and what lies discarded. */
function DeckPile({ deck, note }: { readonly deck: Deck; readonly note: string | undefined }) {
  const { table, voice, decision } = useTable()
  const left = table.state.zones[deckZone(deck)]?.length ?? 0
  const discarded = table.state.zones[discardsOf(deck)]?.length ?? 0
  // Whoever may search the deck instead of taking a card points at the deck.
  const value = decision?.kind === 'takeFaceUp' ? 'deck' : deck
  const title = voice.say({ id: 'wistarPlay.pile.deck', params: { deck } })
  const label = voice.format('webWistar.market.deck', { deck: title, left, discarded })
  return (
    <Piece
      thing={`deck/${deck}`}
      value={value}
      sort="deck"
      label={note === undefined ? label : `${label} ${note}`}
      className={style.deck}
    >
      <span className={style.pile} data-deck={deck} title={label}>
        {decision?.kind === 'develop' ? (
          <span className={style.price}>
            {several(cardPrice[deck], () => (
              <Icon name="skill-intelligence" size={18} />
            ))}
          </span>
        ) : (
          <Icon name={`deck-${deck}`} size={28} />
        )}
        <b>{left}</b>
        <span className={style.discards}>
          <Icon name="discards" size={15} />
          {discarded}
        </span>
      </span>
    </Piece>
  )
}
