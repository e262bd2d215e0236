import type { Page } from 'playwright-core'
import { tooSmall } from './hit-size.ts'
import type { Player } from './player.ts'

interface Screen {
  readonly width: number
  readonly height: number
}

/** The screens that a table is made for. */
export const screens: readonly Screen[] = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
]

/** What a whole game was looked at for. */
interface Looked {
  /** How many questions there were, each looked at on every screen. */
  readonly questions: number
  /** What was not in sight, or too small: at which question, on which screen. */
  readonly missed: readonly string[]
}

const isPhone = ({ width, height }: Screen) => Math.min(width, height) < 500

/** Lets a page with a mouse know that it is touched, as a phone is, or not any more. What is touched anyway stays so. */
async function touchOf(page: Page): Promise<(isTouched: boolean) => Promise<void>> {
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) return async () => {}
  const session = await page.context().newCDPSession(page)
  return async (enabled) => {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 5 })
  }
}

/**
 * Plays a whole game or so many questions of it, and at each looks on every screen whether all that matters is in sight, and whether
 * what may be chosen is large enough to be hit.
 */
export async function playLooking(page: Page, player: Player, most = Number.POSITIVE_INFINITY): Promise<Looked> {
  const own = page.viewportSize() as Screen
  const byTouch = await touchOf(page)
  const missed: string[] = []
  let last: string | null = null
  let questions = 0
  await player.play(async ({ asked, status, isOver, dialog, isCurtain, isCeremony, pieces }) => {
    if (isOver || questions >= most) return true
    if (asked === null || asked === last || dialog !== null || isCurtain || isCeremony) return false
    // Who has picked something is shown what goes with it, and a way back to all the rest.
    if (pieces.some(({ picked }) => picked)) return false
    last = asked
    questions++
    // The screen one plays at comes last, so that nothing moves under one's hand afterwards.
    for (const screen of [...screens.filter(({ width }) => width !== own.width), own]) {
      await byTouch(isPhone(screen))
      await page.setViewportSize(screen)
      const unseenHere = [...(await unseen(page)), ...(await tooSmall(page))]
      // A new round has come over the board meanwhile: one looks when it is put away.
      if (await page.locator('[data-ceremony]').count()) {
        last = null
        questions--
        await byTouch(isPhone(own))
        await page.setViewportSize(own)
        return false
      }
      for (const what of unseenHere) missed.push(`${status} at ${screen.width}x${screen.height}: ${what}`)
    }
    return false
  })
  return { questions, missed }
}

/**
 * What somebody who is asked cannot see of day or round and phase, whose turn it is, the question and where it belongs, the
 * main button, and the thing asked about: nothing, as it should be.
 */
export function unseen(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What fits is found out when the window has its size, one frame later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    if (document.querySelector('[data-asked]') === null) return []
    const isSeen = (element: Element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      const isInside = width > 8 && height > 8 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      if (!isInside) return false
      // Something else may lie in the middle of it: a guest in a room.
      return [0.5, 0.25, 0.75].some((across) =>
        [0.5, 0.25, 0.75].some((down) => {
          const over = document.elementFromPoint(left + width * across, top + height * down)
          // A tile in hand lies under the sheet that takes the pointer.
          const isHeld = element.matches('[data-held]') && over?.closest('[data-placing]') !== null
          return over !== null && (element.contains(over) || over.contains(element) || isHeld)
        }),
      )
    }
    const words = {
      'the day or round': '[data-calendar] strong',
      'the phase': '[data-calendar] [aria-current]',
      'whose turn it is': '[data-calendar] [data-whose]',
      'the question': 'h1',
      'where it belongs': 'h1 + p',
      'the main button': '[data-button="main"]',
    }
    const hidden = Object.entries(words).flatMap(([what, selector]) => {
      const element = document.querySelector(selector)
      if (!element) return [what]
      const isTold = element.textContent?.trim() || element.querySelector('svg')
      return !isTold || element.scrollWidth > element.clientWidth || !isSeen(element) ? [what] : []
    })
    // A ship may be wider than a phone: of a tile in hand it is the tile itself that must be seen. What is not on the board is
    // in the tray, and ends or takes nothing by a button of its own.
    const onBoard = document.querySelectorAll('[data-board] :is(button, [role="button"])[data-open], [data-held]')
    const things = onBoard.length > 0 ? onBoard : document.querySelectorAll('[data-offer]')
    const [first] = things
    if (first && ![...things].some(isSeen)) {
      const { x, y, width, height } = first.getBoundingClientRect()
      const place = [x, y, width, height].map(Math.round).join(' ')
      hidden.push(`the thing asked about (${first.ariaLabel ?? first.textContent?.trim()} at ${place})`)
    }
    // A card that is asked about, or asks, can be read to its end.
    const cards = [...document.querySelectorAll('[data-board] [data-open] [data-kind], [data-in-question] [data-kind]')]
    const isCut = ({ scrollHeight, clientHeight }: Element) => clientHeight > 0 && scrollHeight > clientHeight + 1
    if (cards.some((card) => !card.matches('[data-slim]') && isCut(card))) hidden.push('all words of a card')
    return hidden
  })
}
