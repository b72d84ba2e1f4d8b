import type { StandardSchemaV1 } from '@standard-schema/spec'

/** A value of `config.json` that could not be used; the default stands in its place. */
export interface ConfigIssue {
  /** Where it stands: `brand.accent`. */
  readonly key: string
  readonly value: unknown
  readonly expected: string
}

/**
 * Reads values by a schema, taking away what it does not accept until it accepts the rest.
 *
 * @param schema one that answers at once and accepts `{}`: every value has a default
 * @param input what somebody wrote
 * @param at where it stands in the file, for the faults
 * @throws {TypeError} when the schema does not even accept `{}`, or answers later
 */
export function parseWithDefaults<Values>(
  schema: StandardSchemaV1<unknown, Values>,
  input: unknown,
  at = '',
): { values: Values; faults: ConfigIssue[] } {
  const faults: ConfigIssue[] = []
  const add = (path: readonly string[], value: unknown, expected: string) => {
    const key = [...(at ? [at] : []), ...path].join('.')
    // What is left when a bad value is taken away may be bad for that reason alone.
    if (!faults.some((fault) => `${fault.key}.`.startsWith(`${key}.`))) faults.push({ key, value, expected })
  }

  let rest = structuredClone(input)
  if (!isObject(rest)) {
    if (input !== undefined) add([], input, 'an object')
    rest = {}
  }
  for (;;) {
    const result = schema['~standard'].validate(rest)
    if (result instanceof Promise) throw new TypeError('A schema of settings has to answer at once.')
    if (!result.issues) return { values: result.value, faults }
    if (Object.keys(Object(rest)).length === 0)
      throw new TypeError('A schema of settings needs a default for every value.')
    // Each round takes at least one bad value away, so that in the end only defaults are left.
    for (const issue of result.issues) {
      const path = (issue.path ?? []).map((item) => String(typeof item === 'object' ? item.key : item))
      add(path, valueAt(rest, path), describeExpected(issue))
      if (!removed(rest, path)) rest = {}
    }
    rest = withoutGone(rest)
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a schema wanted instead. Those of valibot say it shortly, unless their author has put it better. */
export function describeExpected(issue: { readonly message: string }): string {
  const expected: unknown = Reflect.get(issue, 'expected')
  return typeof expected === 'string' && issue.message.startsWith('Invalid ') ? expected : issue.message
}

const valueAt = (from: unknown, path: readonly string[]): unknown =>
  path.reduce((value, key) => Object(value)[key], from)

/** Stands where an item of a list was, for as long as others are named by their places. */
const gone = Symbol('gone')

function withoutGone(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== gone).map(withoutGone)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(Object(value)).map(([key, inner]) => [key, withoutGone(inner)]))
}

function removed(from: unknown, path: readonly string[]): boolean {
  const [key, ...deeper] = path
  if (key === undefined || typeof from !== 'object' || from === null) return false
  if (deeper.length === 0) {
    if (!Reflect.has(from, key)) return false
    return Array.isArray(from) ? Reflect.set(from, key, gone) : Reflect.deleteProperty(from, key)
  }
  // What is missing deep inside takes away what it is missing from.
  return removed(Reflect.get(from, key), deeper) || removed(from, [key])
}
