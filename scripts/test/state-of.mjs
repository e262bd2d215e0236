import { createHash } from 'node:crypto'
import { run } from '../run.mjs'

/**
 * What is tested, if that can be said in a word: nothing but what is committed.
 * @param {string} root @param {readonly string[]} paths what counts, everything if none is named
 * @returns {Promise<string | undefined>}
 */
export async function stateOf(root, paths = []) {
  const [committed, changes] = await Promise.all(
    [
      ['ls-tree', 'HEAD', '--', ...paths],
      ['status', '--porcelain', '--', ...paths],
    ].map((args) => run('git', args, { cwd: root }).catch(() => ({ code: 1, stdout: '' }))),
  )
  if (committed?.code !== 0 || changes?.code !== 0 || changes.stdout !== '') return undefined
  return `${createHash('sha256').update(committed.stdout).digest('hex')} on Node ${process.version}`
}
