import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { languages } from '../../messages/src/language.ts'
import { manifestPath } from '../src/app/manifest.ts'
import { entryIn, stylesOf } from './entry.ts'

/** Tells the service worker what the site consists of: what every page needs, and what only some do. */
export function keptFiles(worker: string): Plugin {
  return {
    name: 'kept-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
        const entry = entryIn(bundle)
        const needed = entry ? [entry.fileName, ...entry.imports, ...stylesOf(entry)] : []
        const isOurs = (name: string) => !/-(?:greek|vietnamese|cyrillic-ext)[-\w]*\.woff2$/.test(name)
        const build = {
          version: createHash('sha256').update(names.join()).digest('hex').slice(0, 16),
          shell: [...languages.map(manifestPath), '/icon.svg', ...needed.map((name) => `/${name}`)],
          rest: names.filter((name) => isOurs(name) && !needed.includes(name)).map((name) => `/${name}`),
        }
        const written = bundle[worker]
        if (written?.type !== 'chunk') throw new Error('the service worker was not built')
        written.code = `const BUILD = ${JSON.stringify(build)};\n${written.code}`
      },
    },
  }
}
