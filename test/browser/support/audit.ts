import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import type { Visitor } from './visitor.ts'

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>
type RunOptions = Parameters<AxeBuilder['options']>[0]

const grave: readonly unknown[] = ['serious', 'critical']

/** The rules that look at colours: all that another theme can break. In light every rule is asked. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What would keep people out, in both themes: each with the place it was found at. */
export async function barriers({ page }: Visitor, where: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    const { violations } = await inspect(page, colorScheme === 'dark' ? ofColours : undefined)
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

interface Inspected extends Window {
  readonly axe?: { run(options: RunOptions): Promise<AxeResults> }
}

/** Asks all rules or some. The inspector stays in a page that it has come to. */
async function inspect(page: Page, rules?: string[]): Promise<AxeResults> {
  const isHere = await page.evaluate(() => (window as Inspected).axe !== undefined)
  if (!isHere) await new AxeBuilder({ page }).setLegacyMode().withRules(['document-title']).analyze()
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  return page.evaluate((how) => (window as Inspected).axe?.run(how) as Promise<AxeResults>, options)
}

/** Colours change in a moment, but not at once. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(
          // What goes with scrolling is never over.
          ({ effect, playState, timeline }) =>
            playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().iterations === 1,
        )
        .map(({ finished }) => finished),
    )
  })
}
