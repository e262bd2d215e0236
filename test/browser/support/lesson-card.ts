// What a learner sees of a lesson: the card that speaks, and the pointer.
import type { Locator } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** The card while it is at this step, counted from 1. */
export const cardAt = ({ page }: Visitor, step: number): Locator => page.locator(`[data-lesson="${step}"]`)

/** The button that goes on, or shows what to do. */
export const onward = (card: Locator): Locator => card.getByRole('button').first()

/** A new round is announced over the board: any key ends that. */
export async function closeCeremony({ page }: Visitor): Promise<void> {
  if (await page.locator('[data-ceremony]').isVisible()) await page.keyboard.press('Shift')
}

/** The arrow is in the window, and what it points at can be seen: not scrolled away, and nothing laid over it. */
export function isPointedAt({ page }: Visitor): Promise<boolean> {
  return page.evaluate(() => {
    const arrow = document.querySelector('[data-pointer] path')?.getBoundingClientRect()
    const halo = document.querySelector('[data-pointer] rect')?.getBoundingClientRect()
    if (!arrow || !halo || arrow.width === 0) return false
    // With a tile in hand a sheet lies over the ship that catches fingers and paints nothing.
    const isClear = (element: Element) =>
      element instanceof SVGSVGElement && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)'
    const isInside = arrow.left > -8 && arrow.top > -8 && arrow.right < innerWidth + 8 && arrow.bottom < innerHeight + 8
    const pointed = [...document.querySelectorAll('[data-pointed]')]
    const shares = [0.15, 0.3, 0.5, 0.7, 0.85]
    const isSeen = shares.some((across) =>
      shares.some((down) => {
        const there = document
          .elementsFromPoint(halo.left + halo.width * across, halo.top + halo.height * down)
          .find((element) => !isClear(element))
        // In a drawing the paper shows through between the pieces, and what takes no clicks is not found by its place.
        return pointed.some(
          (one) =>
            there && (one.contains(there) || there.contains(one) || getComputedStyle(one).pointerEvents === 'none'),
        )
      }),
    )
    return isInside && isSeen
  })
}

/** What of the card cannot be read or pressed without looking for it. */
export function cutOff({ page }: Visitor): Promise<readonly string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('[data-lesson]')
    return [...(card?.querySelectorAll('[role="status"], button') ?? [])].flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      const isWhole = element.scrollHeight <= element.clientHeight + 2 && element.scrollWidth <= element.clientWidth + 2
      return isInside && isWhole ? [] : [element.textContent ?? '']
    })
  })
}

/** What of the card a halo runs across. */
export function crossed({ page }: Visitor): Promise<readonly string[]> {
  return page.evaluate(() => {
    const words = [...document.querySelectorAll('[data-lesson] [role="status"], [data-lesson] button')]
    const halos = [...document.querySelectorAll('[data-pointer] rect')].map((rect) => rect.getBoundingClientRect())
    return words.flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const isCrossed = halos.some(
        (halo) => halo.bottom > top + 12 && halo.top < bottom && halo.right > left && halo.left < right,
      )
      return isCrossed ? [element.textContent ?? ''] : []
    })
  })
}
