// What a release changes in texts.

/** What is unreleased gets the heading of the release. @param {string} changelog @param {string} version */
export const headed = (changelog, version) =>
  changelog.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}]\n`)

/** @param {string} packageJson @param {string} version */
export const withVersion = (packageJson, version) =>
  packageJson.replace(/"version": "[^"]*"/, `"version": "${version}"`)

/** The rules may change in any way after a release: `1.0.0` is followed by `1.1.0`. @param {string} version */
export function nextVersion(version) {
  const [major, minor = '0'] = version.split('.')
  return `${major}.${Number(minor) + 1}.0`
}
