import type { Plugin, Rolldown } from 'vite'
import { languages } from '../../messages/src/language.ts'
import { entryIn, stylesOf } from './entry.ts'

/**
 * Whoever comes from outside straight to a game would ask for its files only when the script of the page runs, and for those of
 * the worker after that. The build writes down in `ahead.json` what such a page needs: the server has the browser ask for it with
 * the page.
 */
export function askedAhead(games: readonly string[]): Plugin {
  return {
    name: 'asked-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const pages = games.map((game) => {
          const modules = [
            'pages/play/play.tsx',
            'table/table-page.tsx',
            `games/${game}/table.ts`,
            `games/${game}/rules.ts`,
          ]
          const page = modules.map((module) => `/web/src/${module}`)
          return [`/play/${game}`, [...workerFiles(game, bundle), ...filesOf(page, bundle)]]
        })
        const spoken = languages.map((language) => {
          const words = ['house.ts', 'index.ts'].map((file) => `/messages/src/${language}/${file}`)
          return [language, filesOf(words, bundle)]
        })
        const entry = entryIn(bundle)
        const first = entry ? [entry.fileName, ...stylesOf(entry)] : []
        const ahead = { first, pages: Object.fromEntries(pages), languages: Object.fromEntries(spoken) }
        this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(ahead) })
      },
    },
  }
}

/** The files that some modules begin, and all that these import but for what every page has. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || chunk.isEntry || found.has(name)) return
    found.add(name)
    for (const style of stylesOf(chunk)) found.add(style)
    for (const other of chunk.imports) add(other)
  }
  for (const module of modules) {
    const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(module))
    if (!chunk) throw new Error(`nothing was built from ${module}`)
    add(chunk.fileName)
  }
  return [...found]
}

/** The worker that keeps games, and the rules that it fetches: it is built apart, so these are read off its text. */
function workerFiles(game: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const worker = Object.values(bundle).find(({ fileName }) => /room-worker-[^/]+\.js$/.test(fileName))
  const text = worker?.type === 'asset' ? String(worker.source) : ''
  const rules = new RegExp(`games/${game}/offered\\.ts[^(]+\\(\\)=>import\\(.\\./([-\\w]+\\.js)`).exec(text)?.[1]
  if (!worker || rules === undefined) throw new Error(`no worker was built that keeps games of ${game}`)
  return [worker.fileName, `assets/${rules}`]
}
