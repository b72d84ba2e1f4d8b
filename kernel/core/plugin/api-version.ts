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

/** Versions of the plugin API, `major.minor`, and what to use instead, as a sentence. */
export interface Deprecation {
  readonly since: string
  readonly until: string
  readonly instead: string
}

/**
 * Marks an exported function as deprecated: in development, its first call logs a warning. Its docstring says the same:
 * `@deprecated Since 1.2, until 2.0: use …`.
 *
 * @example
 * export const readFlag = deprecated('readFlag', readBoolean, { since: '1.2', until: '2.0', instead: 'Use readBoolean.' })
 */
export function deprecated<Args extends unknown[], Result>(
  name: string,
  fn: (...args: Args) => Result,
  { since, until, instead }: Deprecation,
): (...args: Args) => Result {
  if (process.env.NODE_ENV === 'production') return fn
  let isWarned = false
  return (...args) => {
    if (!isWarned) {
      isWarned = true
      // biome-ignore lint/suspicious/noConsole: for plugin authors
      console.warn(
        `${name} is deprecated since API version ${since} and will be removed in ${until}. ${instead}`,
      )
    }
    return fn(...args)
  }
}
