import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'

/**
 * Where things stand in a JSON file. JSON is YAML as well, whose reader keeps places and names that are there twice.
 *
 * @param {string} text
 * @returns {{ placeOf: (key: string) => string, duplicates: { key: string, place: string }[] }} `placeOf` takes a key as faults
 *   name it, `brand.links.0.url`, and answers `line:column` of it, or of what it is missing from
 */
export function findPositions(text) {
  const lines = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: lines, uniqueKeys: false, strict: false })
  const placeAt = (offset) => {
    const { line, col } = lines.linePos(offset)
    return `${line}:${col}`
  }
  return {
    placeOf: (key) => placeAt(offsetOf(contents, key)),
    duplicates: duplicatesIn(contents, []).map(({ path, offset }) => ({
      key: path.join('.'),
      place: placeAt(offset),
    })),
  }
}

/** Names may hold dots themselves, as those of slots do: the longest that fits is meant. */
function offsetOf(node, key, own = node?.range?.[0] ?? 0) {
  if (key === '') return own
  const [part] = partsOf(node)
    .filter(({ name }) => key === name || key.startsWith(`${name}.`))
    // Of a name that is there twice the last counts, as for JSON.
    .reverse()
    .sort((a, b) => b.name.length - a.name.length)
  return part ? offsetOf(part.value, key.slice(part.name.length + 1), part.offset) : own
}

function duplicatesIn(node, path) {
  const parts = partsOf(node)
  const again = parts.filter(({ name }, index) => parts.findIndex((other) => other.name === name) < index)
  return [
    ...again.map(({ name, offset }) => ({ path: [...path, name], offset })),
    ...parts.flatMap(({ name, value }) => duplicatesIn(value, [...path, name])),
  ]
}

/** What an object or a list holds. */
function partsOf(node) {
  if (isMap(node))
    return node.items.map(({ key, value }) => ({ name: String(key), value, offset: key.range?.[0] ?? 0 }))
  if (!isSeq(node)) return []
  return node.items.map((value, index) => ({ name: String(index), value, offset: value?.range?.[0] ?? 0 }))
}
