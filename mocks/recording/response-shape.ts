/**
 * The structure of a value: the name of a type (`string`, `number`, `boolean`, `null` or `any`), a list with the shape
 * of its entries, or an object with the shapes of its fields. A field `name?` may be missing or null.
 */
export type Shape = string | readonly Shape[] | { readonly [field: string]: Shape }

const isFields = (shape: Shape): shape is { readonly [field: string]: Shape } =>
  typeof shape === 'object' && !Array.isArray(shape)

/** The shape of a JSON value. */
export function shapeOf(value: unknown): Shape {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? [] : [value.map(shapeOf).reduce(merged)]
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
}

/** Returns a shape that the values of both shapes match. */
function merged(one: Shape, other: Shape): Shape {
  if (Array.isArray(one) && Array.isArray(other)) {
    const entries = [...one, ...other]
    return entries.length === 0 ? [] : [entries.reduce(merged)]
  }
  if (isFields(one) && isFields(other)) return mergedFields(one, other)
  return JSON.stringify(one) === JSON.stringify(other) ? one : 'any'
}

const plain = (name: string) => name.replace(/\?$/, '')

function mergedFields(one: { readonly [field: string]: Shape }, other: typeof one): Shape {
  const names = new Set([...Object.keys(one), ...Object.keys(other)].map(plain))
  return Object.fromEntries(
    [...names].map((name) => {
      const shapes = [one, other].map((fields) => fields[name] ?? fields[`${name}?`] ?? 'null')
      const isSure = name in one && name in other && !shapes.includes('null')
      const known = shapes.filter((shape) => shape !== 'null')
      return known.length === 0 ? [name, 'null'] : [isSure ? name : `${name}?`, known.reduce(merged)]
    }),
  )
}

const describe = (shape: Shape) =>
  Array.isArray(shape)
    ? shape.length === 0
      ? 'an empty list'
      : 'a list'
    : isFields(shape)
      ? 'an object'
      : shape

/**
 * Lists how a value differs from a recorded shape, one sentence each. Additional fields do not count as differences;
 * where the shape is null, any value is accepted.
 */
export function differences(was: Shape, value: unknown, at = 'the answer'): string[] {
  if (was === 'any' || was === 'null') return []
  const is = shapeOf(value)
  if (Array.isArray(was) && Array.isArray(value)) {
    const [entry] = was
    if (entry === undefined) return []
    // A list within entries of another list may be empty, because it may have been empty in some recorded entries.
    if (value.length === 0) return at.includes('[]') ? [] : [`${at} was a list with entries, is empty`]
    // Entries of a list usually differ in the same way, so report each difference once.
    return [...new Set(value.flatMap((one) => differences(entry, one, `${at}[]`)))]
  }
  if (isFields(was) && isFields(is)) {
    const fields = value as Readonly<Record<string, unknown>>
    return Object.entries(was).flatMap(([name, shape]) => {
      const found = fields[plain(name)]
      if (name.endsWith('?') && (found === undefined || found === null)) return []
      const where = `${at}.${plain(name)}`
      return found === undefined ? [`${where} is missing`] : differences(shape, found, where)
    })
  }
  return was === is ? [] : [`${at} was ${describe(was)}, is ${describe(is)}`]
}
