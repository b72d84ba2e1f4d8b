// Panda's recipes as the product contains them: `classes.mjs` writes the classes into their calls.

/**
 * The condition and the property of a class, such as `md:p` of `md:p_4`.
 *
 * @param {string} name
 */
export function propertyOf(name) {
  let depth = 0
  for (let at = 0; at < name.length; at += 1) {
    if (name[at] === '[') depth += 1
    else if (name[at] === ']') depth -= 1
    else if (name[at] === '_' && depth === 0) return name.slice(0, at)
  }
  return name
}

/**
 * Joins classes: of several for a property the last one stays. A property without a value removes the classes before it.
 *
 * @param {(string | undefined)[]} lists
 */
export function merge(lists) {
  const last = new Map()
  for (const name of lists.join(' ').split(' ')) last.set(propertyOf(name), name)
  return [...last].flatMap(([property, name]) => (name === property ? [] : name)).join(' ')
}

/**
 * @param {Record<string, string>} base the classes of each slot
 * @param {Record<string, Record<string, Record<string, string>>>} [variants]
 * @param {Record<string, unknown>} [defaults] the chosen variants without props
 * @param {{ when: Record<string, unknown>, classes: Record<string, string> }[]} [compounds]
 */
export function sva(base, variants = {}, defaults = {}, compounds = []) {
  const known = new Map()
  const create = (props) => {
    const chosen = { ...defaults }
    for (const name in props) if (props[name] !== undefined) chosen[name] = props[name]
    const parts = [base]
    for (const name in chosen) parts.push(variants[name]?.[chosen[name]])
    for (const { when, classes } of compounds)
      if (Object.keys(when).every((name) => [when[name]].flat().includes(chosen[name]))) parts.push(classes)
    return Object.fromEntries(
      Object.keys(base).map((slot) => [slot, merge(parts.map((part) => part?.[slot]))]),
    )
  }
  return (props) => {
    const key = JSON.stringify(props)
    if (!known.has(key)) known.set(key, create(props))
    return known.get(key)
  }
}

/**
 * A recipe with one slot, which has no name.
 *
 * @param {Parameters<typeof sva>} recipe
 */
export function cva(...recipe) {
  const classes = sva(...recipe)
  return (props) => classes(props)['']
}
