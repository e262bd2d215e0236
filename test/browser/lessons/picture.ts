import type { Page } from 'playwright-core'

/** What is in the window, small enough that many lie on a sheet. */
export const pictureOf = (page: Page): Promise<Buffer> => page.screenshot({ type: 'jpeg', quality: 80, scale: 'css' })
