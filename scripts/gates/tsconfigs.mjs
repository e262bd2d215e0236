// The type checker knows no DOM and no Node in a pure package, so `document`, `process` or `fetch` do not even compile
// there. This gate holds every pure package to that setting, and every package to being built at all.
import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { isPure, packagesOf } from '../workspace.mjs'

/** @typedef {import('./finding.mjs').Finding} Finding */

export const tsconfigs = {
  name: 'tsconfigs',
  rules: ['pure-lib', 'pure-types', 'referenced'],
  /** @param {string} root @returns {Finding[]} */
  inspect: (root) => [...packagesOf(root).flatMap((name) => inspectPackage(root, name)), ...unreferenced(root)],
}

/** @param {string} root @param {string} name @returns {Finding[]} */
function inspectPackage(root, name) {
  if (!isPure(name)) return []
  const file = `packages/${name}/tsconfig.json`
  const { options } = read(join(root, file))
  const libraries = (options.lib ?? ['the default, with the DOM']).map((lib) => lib.replace(/^lib\.|\.d\.ts$/g, ''))
  const foreign = libraries.filter((lib) => !/^es\d+$/.test(lib))
  /** @type {Finding[]} */
  const findings = []
  if (foreign.length > 0)
    findings.push({ file, line: 1, rule: 'pure-lib', reason: `a pure package has lib ${foreign.join(', ')}` })
  if (options.types === undefined || options.types.length > 0)
    findings.push({ file, line: 1, rule: 'pure-types', reason: 'a pure package must have "types": []' })
  return findings
}

/** Packages that the root's tsconfig.json leaves out would be neither built nor checked. */
/** @param {string} root @returns {Finding[]} */
function unreferenced(root) {
  const { projectReferences = [] } = read(join(root, 'tsconfig.json'))
  const built = projectReferences.map((reference) => relative(root, reference.path).replaceAll('\\', '/'))
  return packagesOf(root)
    .filter((name) => !built.includes(`packages/${name}`))
    .map((name) => ({
      file: 'tsconfig.json',
      line: 1,
      rule: 'referenced',
      reason: `packages/${name} is not among the references`,
    }))
}

/** @param {string} path */
function read(path) {
  const { config } = existsSync(path) ? ts.readConfigFile(path, ts.sys.readFile) : { config: {} }
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path))
}
