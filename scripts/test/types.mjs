// Types: building compiles the packages, and the same compiler, TypeScript 7, checks all tests and scripts. The long test has
// TypeScript 6, which takes ten times as long, check each package under its own settings as well: both have to agree.
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { compilerOf, ensureBuilt } from '../built.mjs'
import { runNode } from '../run.mjs'
import { packagesOf } from '../workspace.mjs'

/** @typedef {Map<string, ts.SourceFile | undefined>} Declarations most projects read the same ones, so they share them */

const testsProject = 'tsconfig.tests.json'

/** @type {import('./part.mjs').Part} */
export const types = {
  name: 'types',
  async run({ root, figures: { bothCompilers } }) {
    const packages = packagesOf(root).map((name) => `packages/${name}/tsconfig.json`)
    const failures = [...(await buildFailure(root)), ...(await testsFailure(root))]
    if (bothCompilers) failures.push(...failuresBefore7(root, [...packages, testsProject]))
    const checks = (packages.length + 1) * (bothCompilers ? 2 : 1)
    return { passed: Math.max(0, checks - failures.length), failures }
  },
}

/** What TypeScript 6 has to say. */
/** @param {string} root @param {readonly string[]} projects @returns {string[]} */
function failuresBefore7(root, projects) {
  /** @type {Declarations} */
  const declarations = new Map()
  return projects.flatMap((project) => {
    const errors = errorsOf(root, project, declarations)
    return errors === '' ? [] : [`${project}\n${errors}`]
  })
}

/** @param {string} root @returns {Promise<string[]>} */
async function testsFailure(root) {
  const { code, output } = await runNode(root, [compilerOf(root), '-p', testsProject])
  return code === 0 ? [] : [`${testsProject}\n${output.trim()}`]
}

/** @param {string} root @returns {Promise<string[]>} */
async function buildFailure(root) {
  try {
    // What is noted as built has been compiled without an error.
    await ensureBuilt(root, () => {})
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** @param {string} root @param {string} project @param {Declarations} declarations */
function errorsOf(root, project, declarations) {
  const { options: asBuilt, fileNames, projectReferences } = read(join(root, project))
  const { tsBuildInfoFile: _, ...kept } = asBuilt
  const options = { ...kept, composite: false, incremental: false, noEmit: true }
  const references = project === testsProject ? read(join(root, 'tsconfig.json')).projectReferences : projectReferences
  const program = ts.createProgram({
    rootNames: fileNames,
    options,
    // What another package built is read instead of its sources, which are checked as that package's own.
    projectReferences: references ?? [],
    host: hostWith(options, declarations),
  })
  return ts
    .formatDiagnostics(ts.getPreEmitDiagnostics(program), {
      getCurrentDirectory: () => root,
      getCanonicalFileName: (name) => relative(root, name),
      getNewLine: () => '\n',
    })
    .trim()
}

/** @param {string} path */
function read(path) {
  const { config } = ts.readConfigFile(path, ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path), undefined, path)
}

/** @param {ts.CompilerOptions} options @param {Declarations} declarations */
function hostWith(options, declarations) {
  const host = ts.createCompilerHost(options)
  const readFile = host.getSourceFile
  host.getSourceFile = (name, ...how) => {
    if (!name.endsWith('.d.ts')) return readFile(name, ...how)
    if (!declarations.has(name)) declarations.set(name, readFile(name, ...how))
    return declarations.get(name)
  }
  return host
}
