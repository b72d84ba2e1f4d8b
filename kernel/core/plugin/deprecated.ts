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
