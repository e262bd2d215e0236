import { expect, test } from 'vitest'
import { isInstalled } from '../../scripts/installed.mjs'
import { folderWith } from './temporary-folder.ts'

const wanted = {
  '': { version: '1.0.0' },
  'packages/kernel': { version: '0.1.0' },
  'node_modules/@nora/kernel': { link: true },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/vitest': { version: '4.1.12', dev: true },
  'node_modules/binary-for-another-machine': { version: '1.0.0', optional: true },
}

function installedWith(found: object | undefined): boolean {
  const lists = { 'package-lock.json': JSON.stringify({ packages: wanted }) }
  const installed = found && { 'node_modules/.package-lock.json': JSON.stringify({ packages: found }) }
  return isInstalled(folderWith({ ...lists, ...installed }))
}

const everything = {
  'node_modules/@nora/kernel': { link: true },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/vitest': { version: '4.1.12' },
}

test('a fresh clone is not installed', () => {
  expect(installedWith(undefined)).toBe(false)
})

test('what the lockfile names is installed, binaries for other machines aside', () => {
  expect(installedWith(everything)).toBe(true)
})

test('another version is not what the lockfile names', () => {
  expect(installedWith({ ...everything, 'node_modules/zod': { version: '4.0.0' } })).toBe(false)
})

test('a production install lacks the compiler and is not enough', () => {
  const { 'node_modules/vitest': _, ...production } = everything
  expect(installedWith(production)).toBe(false)
})

test('a package that was added to the workspace is noticed', () => {
  const { 'node_modules/@nora/kernel': _, ...before } = everything
  expect(installedWith(before)).toBe(false)
})
