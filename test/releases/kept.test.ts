import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@nora/catalogue'
import { expect, test } from 'vitest'
import { headed, nextVersion, withVersion } from '../../scripts/releases/changes.mjs'
import { describedIn, keptFolder, keptReleases } from '../../scripts/releases/kept.mjs'
import { repositoryRoot } from '../../scripts/workspace.mjs'

const versions = keptReleases(repositoryRoot)
const folderOf = (version: string) => join(repositoryRoot, keptFolder, version)

test('the first release is kept', () => {
  expect(versions[0]).toBe('0.1.0')
})

test.each(versions)('release %s is what it was when it was made, and the changelog names it', (version) => {
  const folder = folderOf(version)
  expect(describedIn(folder)).toEqual(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')))
  for (const save of ['server.json', 'server.sqlite.gz', 'browser.json.gz'])
    expect(existsSync(join(folder, 'saves', save))).toBe(true)
  expect(readFileSync(join(repositoryRoot, 'CHANGELOG.md'), 'utf8')).toContain(`\n## [${version}]\n`)
})

test('rules that may change have a version that no release has', () => {
  const released = versions.flatMap((version) => describedIn(folderOf(version)))
  const names = released.map(({ game, rulesVersion }) => `${game}@${rulesVersion}`)
  for (const { game } of catalogue) expect(names).not.toContain(`${game.id}@${game.rulesVersion}`)
})

test('a release gets what is unreleased, its version, and the next version of the rules', () => {
  expect(headed('# Log\n\n## [Unreleased]\n\n- A\n', '0.2.0')).toBe('# Log\n\n## [Unreleased]\n\n## [0.2.0]\n\n- A\n')
  expect(withVersion('{ "name": "nora", "version": "0.1.0" }', '0.2.0')).toBe('{ "name": "nora", "version": "0.2.0" }')
  expect(['1', '1.0.0', '1.9.3'].map(nextVersion)).toEqual(['1.1.0', '1.1.0', '1.10.0'])
})
