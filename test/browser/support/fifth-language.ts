// A language that nobody speaks, in the browser: English with accents, a third longer.
import { isRecord } from '@nora/kernel'
import type { BrowserContext, Page } from 'playwright-core'
import { pseudo } from '../../../packages/cli/test/pseudo.ts'

/** The files of the built site that hold nothing but English sentences: those of the house, and those of its games. */
const sentences = /\/assets\/(?:en|web-people)-[^/]+\.js$/

/** Whoever comes with this browser reads no English any more: every sentence is another as soon as it is fetched. */
export async function speakFifth(context: BrowserContext): Promise<void> {
  await context.route(sentences, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(?<=:)`([^`]*)`/g, (_, text: string) => `\`${pseudo(text)}\``)
    await route.fulfill({ response, body })
  })
}

/** The English words of the names that cards and tiles have in the content: whoever adds a language adds them there. */
export function wordsOfNames(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) wordsOfNames(each, found)
  else if (isRecord(value)) {
    if (typeof value.en === 'string') for (const word of value.en.match(/[A-Za-z]+/g) ?? []) found.add(word)
    for (const each of Object.values(value)) wordsOfNames(each, found)
  }
  return found
}

/** What every language calls so: the house itself, each language by its own name, and a key. */
const untranslated = new Set(['Nora', 'English', 'Polski', 'Esc'])

/** Words that are shown or read aloud without an accent that should have one. */
export async function leftEnglish(page: Page, names: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const said = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      said.flatMap((name) => element.getAttribute(name) ?? []),
    )
    return [document.title, document.body.innerText, ...attributes]
  })
  const plain = texts.flatMap((text) => text.match(/(?<![\p{L}\d])[A-Za-z]{3,}(?!\p{L})/gu) ?? [])
  return [...new Set(plain.filter((word) => /[aeiouy]/i.test(word) && !names.has(word) && !untranslated.has(word)))]
}
