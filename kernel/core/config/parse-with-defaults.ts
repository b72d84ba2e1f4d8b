import type { StandardSchemaV1 } from '@standard-schema/spec'

/** An invalid value of the settings. `key` is its path, such as `brand.accent`. */
export interface ConfigIssue {
  readonly key: string
  readonly value: unknown
  readonly expected: string
}

/** Removes invalid values until `schema` accepts the rest. It must be synchronous, with a default for every value. */
export function parseWithDefaults<Values>(
  schema: StandardSchemaV1<unknown, Values>,
  input: unknown,
  at = '',
): { values: Values; faults: ConfigIssue[] } {
  const faults: ConfigIssue[] = []
  const add = (path: readonly string[], value: unknown, expected: string) => {
    const key = [...(at ? [at] : []), ...path].join('.')
    // Removing a required invalid value makes its object invalid too: report the value, not the object.
    if (!faults.some((fault) => `${fault.key}.`.startsWith(`${key}.`))) faults.push({ key, value, expected })
  }

  let rest = structuredClone(input)
  if (!isObject(rest)) {
    if (input !== undefined) add([], input, 'an object')
    rest = {}
  }
  for (;;) {
    const result = schema['~standard'].validate(rest)
    if (result instanceof Promise) throw new TypeError('A settings schema must be synchronous.')
    if (!result.issues) return { values: result.value, faults }
    if (Object.keys(Object(rest)).length === 0)
      throw new TypeError('A schema of settings needs a default for every value.')
    // The surrounding loop ends because each round removes at least one value.
    for (const issue of result.issues) {
      const path = (issue.path ?? []).map((item) => String(typeof item === 'object' ? item.key : item))
      add(path, valueAt(rest, path), describeExpected(issue))
      if (!remove(rest, path)) rest = {}
    }
    rest = withoutRemoved(rest)
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Describes what was expected: Valibot's short `expected` for its default messages, else the message of the schema. */
export function describeExpected(issue: { readonly message: string }): string {
  const expected: unknown = Reflect.get(issue, 'expected')
  return typeof expected === 'string' && issue.message.startsWith('Invalid ') ? expected : issue.message
}

const valueAt = (from: unknown, path: readonly string[]): unknown =>
  path.reduce((value, key) => Object(value)[key], from)

/** Replaces removed list items, so that the indices in the remaining issues stay valid. */
const removed = Symbol('removed')

function withoutRemoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== removed).map(withoutRemoved)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(Object(value)).map(([key, inner]) => [key, withoutRemoved(inner)]))
}

function remove(from: unknown, path: readonly string[]): boolean {
  const [key, ...rest] = path
  if (key === undefined || typeof from !== 'object' || from === null) return false
  if (rest.length === 0) {
    if (!Reflect.has(from, key)) return false
    return Array.isArray(from) ? Reflect.set(from, key, removed) : Reflect.deleteProperty(from, key)
  }
  // A required value that is missing cannot be removed: remove the object that lacks it.
  return remove(Reflect.get(from, key), rest) || remove(from, [key])
}
