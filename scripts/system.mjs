// Programs that come from the operating system: a browser, a database, a message bus. On Debian, as root, what is missing
// is installed; anywhere else its part of the test says that it did not run.
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { alone } from './lock.mjs'
import { run } from './run.mjs'

const postgresRoot = '/usr/lib/postgresql'

/**
 * Where each program is, or nothing. Debian keeps PostgreSQL's own programs out of the path, one folder per version.
 * @type {{ [name: string]: { debian: string, find: () => string | undefined } }}
 */
const programs = {
  // The shell is Chromium without windows: a page there costs a fourth of one in a browser that draws windows nobody sees.
  chromium: {
    debian: 'chromium-headless-shell',
    find: () => inPath(['chromium-headless-shell']) ?? inPath(['chromium', 'chromium-browser', 'google-chrome']),
  },
  postgres: {
    debian: 'postgresql',
    find: () => inPath(['initdb'], [...postgresFolders(), ...pathFolders()]),
  },
  firefox: { debian: 'firefox-esr', find: () => inPath(['firefox-esr', 'firefox']) },
  webkit: { debian: 'webkit2gtk-driver', find: () => inPath(['WebKitWebDriver']) },
  minibrowser: { debian: 'webkit2gtk-driver', find: () => inPath(['MiniBrowser'], webkitFolders()) },
  xvfb: { debian: 'xvfb', find: () => inPath(['Xvfb']) },
  nats: { debian: 'nats-server', find: () => inPath(['nats-server'], [...pathFolders(), '/usr/sbin']) },
}

/**
 * Installs what is missing and can be; gives the names of those that are still missing.
 * @param {string} root @param {readonly string[]} names @param {(line: string) => void} say @returns {Promise<string[]>}
 */
export async function ensureSystem(root, names, say = () => {}) {
  const missing = () => names.filter((name) => !programs[name]?.find())
  if (missing().length > 0 && canInstall())
    // Parts beside each other may lack the same program, and Debian installs for one at a time.
    await alone(root, 'system', async () => {
      const packages = missing().map((name) => programs[name]?.debian ?? name)
      if (packages.length === 0) return
      say(`Installing ${packages.join(', ')} from Debian ...`)
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      await run('apt-get', ['update', '-q'], { cwd: root, env })
      await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { cwd: root, env })
    })
  return missing()
}

/** The path of a program that is there. @param {string} name */
export function programOf(name) {
  return programs[name]?.find()
}

const canInstall = () =>
  existsSync('/etc/debian_version') && process.getuid?.() === 0 && inPath(['apt-get']) !== undefined

const pathFolders = () => (process.env.PATH ?? '').split(delimiter)

const postgresFolders = () =>
  existsSync(postgresRoot)
    ? readdirSync(postgresRoot)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(postgresRoot, version, 'bin'))
    : []

/** WebKit's own browser is no command; its folder is named after the machine and the version. */
const webkitFolders = () => {
  const libraries = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
  return libraries.flatMap((name) => {
    const folder = join('/usr/lib', name)
    const versions = readdirSync(folder).filter((version) => version.startsWith('webkit2gtk-'))
    return versions.map((version) => join(folder, version))
  })
}

/** @param {readonly string[]} names @param {readonly string[]} [folders] */
function inPath(names, folders = pathFolders()) {
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}
