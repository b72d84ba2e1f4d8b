/** Integers that were read as text: ids that JavaScript would round. */
const known = new Set<unknown>()

const isRounded = (token: string) => /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token))

/**
 * Quotes the integers of a JSON text that JavaScript would round, so that ids of 64 bits are read as they are.
 *
 * @example JSON.parse(quoteLargeIntegers('{"id":9007199254740993}')) // { id: '9007199254740993' }
 */
export function quoteLargeIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json
  let isString = false
  return json.replace(/\\.|"|-?\d[\d.eE+-]*/g, (token) => {
    if (token === '"') isString = !isString
    if (isString || !isRounded(token)) return token
    known.add(token)
    return `"${token}"`
  })
}

/** Writes JSON in which the integers that `quoteLargeIntegers` has quoted are integers again, as their server sent them. */
export function stringifyLargeIntegers(value: unknown): string {
  if (known.size === 0) return JSON.stringify(value)
  // JSON writes the mark as `\u0000`, so that no text can contain it unescaped.
  const json = JSON.stringify(value, (_, part) => (known.has(part) ? `\0${part}\0` : part))
  return json.replace(/"\\u0000(-?\d+)\\u0000"/g, '$1')
}
