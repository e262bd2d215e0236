// The release of a game: its rules, content and bots with the kernel and the room they were made for, as one file.
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles code that exports a `release`; it may import what the server may. Nothing in a release touches Node or the DOM. Its
 * first line says which content it holds.
 * @param {string} root @param {string} code @param {string} contentHash @param {string} file @param {string[]} conditions
 */
export async function writeRelease(root, code, contentHash, file, conditions = []) {
  await build({
    stdin: { contents: code, resolveDir: join(root, 'packages/server'), sourcefile: 'release.js' },
    outfile: file,
    banner: { js: `// content ${contentHash}` },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    conditions,
    // Names stay: a fault in an old version has to be found, too.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'silent',
  })
}
