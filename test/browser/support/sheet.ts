import type { Page } from 'playwright-core'

/** A picture with what stands below it. */
export interface Framed {
  readonly picture: Buffer
  readonly caption: string
}

/** Pictures side by side on one large picture, to be looked at together. */
export async function sheetOf(page: Page, frames: readonly Framed[], columns: number, path: string): Promise<void> {
  const figures = frames.map(
    ({ caption, picture }) =>
      `<figure><img src="data:image/jpeg;base64,${picture.toString('base64')}"><figcaption>${caption}</figcaption></figure>`,
  )
  await page.setContent(
    `<style>body{background:#fff;color:#000;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;margin:8px;font:14px sans-serif}
     figure{margin:0}img{width:100%;border:1px solid #888}</style>${figures.join('')}`,
  )
  await page.setViewportSize({ width: 1800, height: 1000 })
  await page.screenshot({ path, fullPage: true })
}
