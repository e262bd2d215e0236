import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import type { Visitor } from './visitor.ts'

const grave: readonly unknown[] = ['serious', 'critical']

/** The rules that look at colours: all that another theme can break. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What would keep people out, in both themes: each with the place it was found at. */
export async function barriers({ page }: Visitor, where: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (colorScheme === 'dark') axe.withRules(ofColours)
    const { violations } = await axe.analyze()
    for (const { id, impact, nodes } of violations)
      if (grave.includes(impact))
        found.push(
          ...nodes
            .slice(0, 3)
            .map(
              ({ html, failureSummary }) => `${where}, ${colorScheme}: ${id}: ${html.slice(0, 200)} ${failureSummary}`,
            ),
        )
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** Colours change in a moment, but not at once. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === 1)
        .map(({ finished }) => finished),
    )
  })
}
