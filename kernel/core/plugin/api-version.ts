/**
 * Version of the plugin API, `major.minor`. A minor version adds exports or deprecates them, a major version may remove
 * them: see docs/plugin-authors/upgrading.md.
 */
const apiVersion = '1.0'

/**
 * Returns why a plugin for another version of the plugin API cannot run.
 * @param required the `apiVersion` of its manifest
 * @returns undefined if it can run
 */
export function versionProblem(required: unknown, current: string = apiVersion): string | undefined {
  if (required === undefined) return `It states no API version; this product has ${current}.`
  const [major, minor] = parseVersion(required)
  if (major === undefined || minor === undefined)
    return `Its API version ${JSON.stringify(required)} is not "major.minor"; this product has ${current}.`
  const [currentMajor = 0, currentMinor = 0] = parseVersion(current)
  if (major === currentMajor && minor <= currentMinor) return undefined
  const written = `It was written for API version ${required}; this product has ${current}.`
  return major < currentMajor
    ? `${written} Update the plugin: docs/plugin-authors/upgrading.md lists what was removed.`
    : `${written} Update the product, or build the plugin for ${current}.`
}

function parseVersion(version: unknown): number[] {
  const parts = /^(\d+)\.(\d+)(?:\.\d+)?$/.exec(String(version))?.slice(1) ?? []
  return parts.map(Number)
}
