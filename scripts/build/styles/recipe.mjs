// Ships with the product: the runtime of precompiled `cva` and `sva` recipes.

/** Conditions and property of a class: the later of two classes with the same ones wins. */
const property = /^(?:.*:)?[^_]*/

/**
 * A recipe for one element.
 *
 * @param {[base: string, variants?: Record<string, Record<string, string>>, compounds?: [Record<string,
 * unknown[]>, string][]]} recipeStyles classes, separated by spaces
 * @param {Record<string, unknown>} [defaults] default variants
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

/** A recipe for several elements, by slot. */
export function slots(recipes, defaults) {
  const all = Object.entries(recipes).map(([slot, recipeStyles]) => [slot, recipe(recipeStyles, defaults)])
  return (props) => Object.fromEntries(all.map(([slot, styles]) => [slot, styles(props)]))
}

function merged(parts) {
  const names = parts.filter(Boolean).join(' ').split(' ')
  return [...new Map(names.map((name) => [property.exec(name)[0], name])).values()].join(' ')
}
