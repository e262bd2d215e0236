import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build of the site has written down: by the beginning of an address, and by language, the files a page there needs. */
interface Ahead {
  /** What every page begins with: nothing else may keep it waiting. */
  readonly first: readonly string[]
  readonly pages: { readonly [address: string]: readonly string[] }
  readonly languages: { readonly [language: string]: readonly string[] }
}

/** Says for an address and the languages a browser asks for what it is going to need: a `Link` header, or nothing. */
export type AskAhead = (path: string, wishes: string | undefined) => string | undefined

/** A site that says nothing of it is served without. */
export function askAheadFor(folder: string): AskAhead {
  const file = join(folder, 'ahead.json')
  if (!existsSync(file)) return () => undefined
  const { first, pages, languages } = JSON.parse(readFileSync(file, 'utf8')) as Ahead
  return (path, wishes = '') => {
    const address = path.split('/', 3).join('/')
    const files = Object.hasOwn(pages, address) ? pages[address] : undefined
    if (!files) return undefined
    return [...first, ...wordsFor(wishes, languages), ...files].map(linkTo).join(', ')
  }
}

/** Of the first language that is wished for and spoken here; else of the first one. */
function wordsFor(wishes: string, languages: Ahead['languages']): readonly string[] {
  const wished = wishes.split(',').map((wish) => wish.trim().split(/[-;]/, 1)[0] ?? '')
  const language = wished.find((one) => Object.hasOwn(languages, one))
  return (language === undefined ? Object.values(languages)[0] : languages[language]) ?? []
}

/** As the page will ask for it: otherwise it would be fetched twice. */
function linkTo(file: string): string {
  return file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload`
}
