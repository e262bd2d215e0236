import type { Locator } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** A mind that weighs a whole game may take its time where other things run as well. */
const WEIGHING_MS = 600_000

/** The card of a hint, which takes the place of the tray's own choices. */
export const hintCard = ({ tray, voice }: Visitor): Locator =>
  tray.getByRole('region', { name: voice.format('advice.title'), exact: true })

/** Asks what a strong player would do, by the key, and waits for the answer. */
export async function askHint(visitor: Visitor): Promise<Locator> {
  await visitor.page.keyboard.press('h')
  return answered(visitor)
}

/** A hint that was asked for is there. */
export async function answered(visitor: Visitor): Promise<Locator> {
  const card = hintCard(visitor)
  await card.getByText(visitor.voice.format('advice.seen')).waitFor()
  return card
}

/** From a finished game on this device to its analysis. */
export async function openAnalysis(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const [, id] = new URL(page.url()).pathname.split('/local/')
  await visitor.walkTo(`/analysis/local-${id}`)
  await page.locator('[data-analysis]').waitFor()
}

/** Every turn was weighed. */
export async function analysed({ page }: Visitor): Promise<void> {
  await page.locator('[data-analysis="done"]').waitFor({ timeout: WEIGHING_MS })
}
