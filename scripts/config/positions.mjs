import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'

/**
 * Finds positions in a JSON file. The YAML parser accepts JSON and keeps positions and duplicate keys.
 *
 * @returns {{ placeOf: (key: string) => string, duplicates: { key: string, place: string }[] }} `placeOf`
 * maps a key such as `brand.links.0.url` to `line:column`, or to its parent's if it is missing
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

/** Finds the position of a key. Parts of a key, such as slot ids, may contain dots, so the longest match is used. */
function offsetOf(node, key, own = node?.range?.[0] ?? 0) {
  if (key === '') return own
  const [part] = partsOf(node)
    .filter(({ name }) => key === name || key.startsWith(`${name}.`))
    // When a key occurs twice, the last one counts, as in JSON.parse.
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

function partsOf(node) {
  if (isMap(node))
    return node.items.map(({ key, value }) => ({ name: String(key), value, offset: key.range?.[0] ?? 0 }))
  if (!isSeq(node)) return []
  return node.items.map((value, index) => ({ name: String(index), value, offset: value?.range?.[0] ?? 0 }))
}
