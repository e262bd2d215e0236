// Two commands started at once in a fresh clone must not both install or build into the same folders.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const waitMs = 100

/**
 * Runs the work while this process alone holds the lock of that name.
 * @template T @param {string} root @param {string} name @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function alone(root, name, work) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const path = join(root, '.cache', `${name}.lock`)
  while (!take(path)) await new Promise((resolve) => setTimeout(resolve, waitMs))
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

/** @param {string} path */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    if (isHeld(path)) return false
    rmSync(path, { force: true })
    return take(path)
  }
}

/** A lock whose process has died is no lock. @param {string} path */
function isHeld(path) {
  try {
    const holder = Number(readFileSync(path, 'utf8'))
    // Just created by another process that has not written its number yet.
    if (holder === 0) return true
    process.kill(holder, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
