// Part of the product: what is left of Panda's `cva` and `sva` when their classes were worked out at build.

/** The conditions and the property of a class: of two classes that share them, the later one counts. */
const property = /^(?:.*:)?[^_]*/

/**
 * A recipe of one element.
 *
 * @param {[base: string, variants?: Record<string, Record<string, string>>, compounds?: [Record<string, unknown[]>, string][]]} recipeStyles
 *   classes, divided by spaces
 * @param {Record<string, unknown>} [defaults] the variants of whoever names none
 * @returns {(props?: Record<string, unknown>) => string}
 */
export function recipe([base, variants = {}, compounds = []], defaults) {
  const known = new Map()
  return (props) => {
    const chosen = { ...defaults }
    for (const name in props) if (props[name] !== undefined) chosen[name] = props[name]
    const key = Object.entries(chosen).join()
    let names = known.get(key)
    if (names === undefined) {
      names = merged([
        base,
        ...Object.entries(chosen).map(([name, value]) => variants[name]?.[value]),
        ...compounds.map(
          ([wanted, classes]) =>
            Object.entries(wanted).every(([name, values]) => values.includes(chosen[name])) && classes,
        ),
      ])
      known.set(key, names)
    }
    return names
  }
}

/** A recipe of several elements, by slot. */
export function slots(recipes, defaults) {
  const all = Object.entries(recipes).map(([slot, recipeStyles]) => [slot, recipe(recipeStyles, defaults)])
  return (props) => Object.fromEntries(all.map(([slot, styles]) => [slot, styles(props)]))
}

function merged(parts) {
  const names = parts.filter(Boolean).join(' ').split(' ')
  return [...new Map(names.map((name) => [property.exec(name)[0], name])).values()].join(' ')
}
