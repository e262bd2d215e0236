import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const pack = promisify(brotliCompress)

/** Built files never change, so they are packed once, as tightly as it goes: a server that packs on the way has no time for that. */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '.' }) {
      const assets = join(dir, 'assets')
      const texts = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const path = join(assets, name)
          await writeFile(`${path}.br`, await pack(await readFile(path)))
        }),
      )
    },
  }
}
