const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const digitOf = new Map([...alphabet].map((letter, value) => [letter, value]))

/**
 * Counts how many characters of a script come from each source file, according to the source map of the script.
 *
 * @returns {Map<string, number>} by file name; the empty name counts code without a source file
 */
export function bytesBySource(script, { sources, mappings }) {
  const bytes = new Map()
  const lines = script.split('\n')
  let source = 0
  mappings.split(';').forEach((line, row) => {
    const length = lines[row]?.length ?? 0
    let [column, name] = [0, '']
    for (const segment of line.split(',').filter(Boolean)) {
      const [columns, sourceStep] = decode(segment)
      count(bytes, name, columns)
      column += columns
      source += sourceStep ?? 0
      name = sourceStep === undefined ? '' : (sources[source] ?? '')
    }
    count(bytes, name, length - column)
  })
  return bytes
}

function count(bytes, name, characters) {
  if (characters > 0) bytes.set(name, (bytes.get(name) ?? 0) + characters)
}

/** Decodes a segment of a source map, whose numbers are base64 VLQ: groups of five bits, with the sign in the lowest bit. */
function decode(segment) {
  const numbers = []
  let [value, shift] = [0, 0]
  for (const letter of segment) {
    const digit = digitOf.get(letter) ?? 0
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}
