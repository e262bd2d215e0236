import type { Catalogue } from '@nora/messages'
import type { Page } from 'playwright-core'

export interface SeenOffer {
  /** Its place among the buttons of the tray's list. */
  readonly index: number
  readonly name: string
  /** One of several things that are chosen together: whether it is among them; else nothing. */
  readonly pressed: boolean | null
  /** It ends a choice of several things, or a turn. */
  readonly ends: boolean
  /** It can be done at any time, whoever's turn it is. */
  readonly outOfTurn: boolean
}

export interface SeenPiece {
  /** Its place among the things on the board that are marked as choices. */
  readonly index: number
  readonly name: string
  readonly picked: boolean
}

/** What somebody who looks at the page could do now. */
export interface Seen {
  readonly status: string
  readonly isCurtain: boolean
  /** The title of the sheet that lies over everything. */
  readonly dialog: string | null
  readonly isOver: boolean
  readonly isBusy: boolean
  readonly offers: readonly SeenOffer[]
  readonly pieces: readonly SeenPiece[]
  /** What the table's own tray offers besides what lies on the table: to pass, to stop, a colour. */
  readonly acts: readonly { readonly index: number; readonly name: string }[]
  /** The button that takes all the cards picked. */
  readonly together: { readonly name: string; readonly isReady: boolean } | null
  /** The button that shows all choices in words, where the table has its own way to make them. */
  readonly inWords: string | null
  /** A tile is in hand: whether it fits where it is. */
  readonly placing: { readonly fits: boolean } | null
  /** What was chosen cannot be taken back, and waits to be chosen once more. */
  readonly isConfirmation: boolean
  /** Play pauses for those who could step in. */
  readonly pause: string | null
  readonly lines: number
}

interface Names {
  readonly tray: string
  readonly board: string
  readonly over: string
  readonly put: string
  readonly log: string
  readonly pauses: readonly string[]
  /** Buttons of the tray that move about among choices, and make none. */
  readonly ways: readonly string[]
  readonly together: readonly string[]
}

const known = new WeakMap<Catalogue, Names>()

/** What things are called in a language. */
function namesIn(voice: Catalogue): Names {
  const names = known.get(voice) ?? {
    tray: voice.format('webTable.tray.title'),
    board: voice.format('webTable.board'),
    over: voice.format('webTable.final.title'),
    put: voice.format('webCats.place.put'),
    log: voice.format('webTable.log.title'),
    pauses: [voice.format('webTable.pause.goOn'), voice.format('webTable.pause.nobody')],
    ways: [
      ...(['undo', 'undoTurn', 'redo'] as const).map((name) => voice.format(`webTable.tray.${name}`)),
      ...(['put', 'next'] as const).map((name) => voice.format(`webCats.place.${name}`)),
    ],
    together: Array.from({ length: 12 }, (_, n) => n).flatMap((n) => [
      voice.format('webCats.cards.draft', { n }),
      voice.format('webCats.cards.buy', { n }),
      voice.format('webCats.cards.rescueCards', { n }),
      voice.format('webCats.cards.giveLessons', { n }),
    ]),
  }
  known.set(voice, names)
  return names
}

/** Looks at the page, and touches nothing. */
export function look(page: Page, voice: Catalogue): Promise<Seen> {
  return page.evaluate(readPage, namesIn(voice))
}

/** Waits until the page changes, or for so long. */
export async function changes(page: Page, most: number): Promise<void> {
  const changed = page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect()
          resolve()
        }
        const observer = new MutationObserver(done)
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        setTimeout(done, ms)
      }),
    most,
  )
  // A page that is left meanwhile has changed as well.
  await changed.catch((error) => {
    if (!/context was destroyed|navigation/.test(String(error))) throw error
  })
}

/** Runs in the page. */
function readPage(names: Names): Seen {
  const all = (selector: string, within: ParentNode | null = document) => [
    ...(within?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]
  const isShown = (element: Element) => element.checkVisibility()
  const region = (name: string) => all('[aria-label]').find((element) => element.ariaLabel === name) ?? null
  const textOf = (element: Element | null) => (element?.textContent ?? '').trim()
  const tray = region(names.tray)
  const board = region(names.board)
  const buttons = all('button', tray).filter(isShown)
  const dialog = document.querySelector('dialog[open]')
  const put = buttons.find((button) => textOf(button) === names.put)
  const together = all('button').find((button) => isShown(button) && names.together.includes(textOf(button)))
  const pause = buttons.find((button) => names.pauses.includes(textOf(button)))
  return {
    status: textOf(document.querySelector('h1')),
    isCurtain: document.querySelector('[data-curtain]') !== null,
    dialog: dialog && textOf(dialog.querySelector('h2')),
    isOver: region(names.over) !== null,
    isBusy: tray?.ariaBusy === 'true',
    offers: all('li button', tray).flatMap((button, index) =>
      isShown(button) && button.ariaDisabled !== 'true'
        ? {
            index,
            name: textOf(button),
            pressed: button.ariaPressed === null ? null : button.ariaPressed === 'true',
            ends: button.hasAttribute('data-primary'),
            outOfTurn: button.dataset.role === 'anytime',
          }
        : [],
    ),
    pieces: all('[data-open]', board).flatMap((piece, index) =>
      isShown(piece)
        ? { index, name: piece.ariaLabel ?? textOf(piece), picked: piece.hasAttribute('data-picked') }
        : [],
    ),
    acts: all('button', tray).flatMap((button, index) => {
      const name = textOf(button)
      const isWay = [names.ways, names.together, names.pauses].some((known) => known.includes(name))
      // Buttons without words are those that move about: one step back, and the turns of a tile in hand.
      const isAct = name !== '' && !isWay && button.ariaExpanded === null && !button.closest('li')
      return isAct && isShown(button) && button.ariaDisabled !== 'true' ? { index, name } : []
    }),
    together: together ? { name: textOf(together), isReady: together.ariaDisabled !== 'true' } : null,
    inWords: buttons.find((button) => button.ariaExpanded === 'false')?.textContent ?? null,
    placing: put ? { fits: put.ariaDisabled !== 'true' } : null,
    isConfirmation: tray?.querySelector('[data-confirmation]') != null,
    pause: pause ? textOf(pause) : null,
    lines: all('li', region(names.log)).length,
  }
}
