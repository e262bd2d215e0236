import type { Catalogue } from '@nora/messages'
import type { Page } from 'playwright-core'

export interface SeenOffer {
  /** Its place among the buttons of the tray's list. */
  readonly index: number
  readonly name: string
  /** One of several things that are chosen together: whether it is among them; else nothing. */
  readonly pressed: boolean | null
  /** It can be done at any time, whoever's turn it is. */
  readonly outOfTurn: boolean
}

export interface SeenPiece {
  /** Its place among the things on the board that are marked as choices. */
  readonly index: number
  readonly name: string
  readonly picked: boolean
  /** It stands for several that are alike, and one more of them can be taken. */
  readonly takesMore: boolean
}

/** A button with a place of its own in the tray. */
export interface SeenPlace {
  readonly name: string
  readonly isReady: boolean
  /** What it does has just changed: for a moment it is dead. */
  readonly isFresh: boolean
}

/** What somebody who looks at the page could do now. */
export interface Seen {
  readonly status: string
  /** Which question it is, where one is asked; every other one has another number. */
  readonly asked: string | null
  readonly isCurtain: boolean
  /** A new day or round is shown over the board. */
  readonly isCeremony: boolean
  /** The title of the sheet that lies over everything. */
  readonly dialog: string | null
  /** Something to be read lies beside the tray, on a phone over it. */
  readonly isReading: boolean
  readonly isOver: boolean
  readonly isBusy: boolean
  readonly offers: readonly SeenOffer[]
  readonly pieces: readonly SeenPiece[]
  /** What the table's own tray offers besides what lies on the table: to pass, to stop, a colour. */
  readonly acts: readonly { readonly index: number; readonly name: string }[]
  /** The main button, and the one that ends the turn or takes nothing more: what they say, and whether they may be pressed. */
  readonly main: SeenPlace | null
  readonly end: SeenPlace | null
  /** The button that shows all choices in words, where the table has its own way to make them. */
  readonly inWords: string | null
  /** A tile is in hand: whether it fits where it is. */
  readonly placing: { readonly fits: boolean } | null
  /** What was chosen cannot be taken back, and waits to be chosen once more. */
  readonly isConfirmation: boolean
  /** Play pauses for those who could step in. */
  readonly isPause: boolean
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
      voice.format('webCats.place.next'),
    ],
  }
  known.set(voice, names)
  return names
}

/** Looks at the page, and touches nothing. */
export function look(page: Page, voice: Catalogue): Promise<Seen> {
  return page.evaluate(readPage, namesIn(voice))
}

/** The same as an expression, for browsers that are driven otherwise. */
export function expressionOf(voice: Catalogue): string {
  return `(globalThis.__name ??= (named) => named, (${readPage})(${JSON.stringify(namesIn(voice))}))`
}

/** Waits until the page changes, or for so long by our own clock: the page's may stand still. */
export async function changes(page: Page, most: number): Promise<void> {
  const changed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
  )
  // A page that is left meanwhile has changed as well, or is nobody's any more.
  const noticed = changed.catch((error) => {
    if (!/context was destroyed|navigation|has been closed/.test(String(error))) throw error
  })
  await Promise.race([noticed, page.waitForTimeout(most)])
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
  const place = (name: string) => {
    const button = buttons.find(({ dataset }) => dataset.button === name)
    const isReady = button?.ariaDisabled !== 'true'
    return button ? { name: textOf(button), isReady, isFresh: !isReady && button.dataset.ready !== undefined } : null
  }
  const main = place('main')
  return {
    status: textOf(document.querySelector('h1')),
    asked: document.querySelector('[data-asked]')?.getAttribute('data-asked') ?? null,
    isCurtain: document.querySelector('[data-curtain]') !== null,
    isCeremony: document.querySelector('[data-ceremony]') !== null,
    dialog: dialog && textOf(dialog.querySelector('h2')),
    isReading: document.querySelector('[data-beside]') !== null,
    isOver: region(names.over) !== null,
    isBusy: tray?.ariaBusy === 'true',
    offers: all('li button', tray).flatMap((button, index) =>
      // The steps of what others did are shown again, and choose nothing; nor does what leads to a rule.
      isShown(button) && button.ariaDisabled !== 'true' && !button.closest('[data-steps], [data-help]')
        ? {
            index,
            name: textOf(button),
            pressed: button.ariaPressed === null ? null : button.ariaPressed === 'true',
            outOfTurn: button.dataset.role === 'anytime',
          }
        : [],
    ),
    pieces: all('[data-open]', board).flatMap((piece, index) =>
      isShown(piece)
        ? {
            index,
            name: piece.ariaLabel ?? textOf(piece),
            picked: piece.hasAttribute('data-picked'),
            takesMore: piece.hasAttribute('data-more'),
          }
        : [],
    ),
    acts: all('button', tray).flatMap((button, index) => {
      const name = textOf(button)
      // What explains a question answers none.
      const isHelp = button.closest('[data-help]') !== null
      const isWay = isHelp || names.ways.includes(name) || button.dataset.button !== undefined
      // Buttons without words are those that move about: one step back, and the turns of a tile in hand.
      const isAct = name !== '' && !isWay && button.ariaExpanded === null && !button.closest('li')
      return isAct && isShown(button) && button.ariaDisabled !== 'true' ? { index, name } : []
    }),
    main,
    end: place('end'),
    inWords: buttons.find((button) => button.ariaExpanded === 'false')?.ariaLabel ?? null,
    placing:
      main?.name === names.put ? { fits: document.querySelector('[data-button="main"][data-ready]') !== null } : null,
    isConfirmation: tray?.querySelector('[data-confirmation]') != null,
    isPause: main !== null && names.pauses.includes(main.name),
    lines: all('li', region(names.log)).length,
  }
}
