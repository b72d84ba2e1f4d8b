/**
 * Selects the styles of a page.
 *
 * @param {import('../../build/prerender/style-index.mjs').StyleIndex} index
 * @param {Set<string>} classes the classes that occur in the page
 * @returns {string} the rules in the order of the build, without unused variables and animations
 */
export function stylesFor(index, classes) {
  const rules = []
  for (const { around, selectors, body } of index.rules) {
    const matching = selectors.filter(([, needed]) => needed.every((name) => classes.has(name)))
    if (matching.length > 0) rules.push({ around, text: matching.map(([text]) => text).join(), body })
  }
  const isUsed = usedVariables(rules)
  const css = joined(
    rules.flatMap((rule) => {
      const body = isTokens(rule)
        ? rule.body.replace(variable, (whole, name) => (isUsed(name) ? whole : ''))
        : rule.body
      return body === '' ? [] : [{ ...rule, body }]
    }),
  )
  const animations = Object.entries(index.keyframes).filter(([name]) => css.includes(name))
  return index.layers + index.start + css + animations.map(([, text]) => text).join('')
}

/** Lists the classes in HTML. */
export const classesIn = (html) =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => unescaped(names).split(/\s+/)))

const unescaped = (text) =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const variable = /(--[\w\\.-]+):(?:[^;"]|"[^"]*")*(?:;|$)/g

const isTokens = ({ around }) => around[0] === '@layer tokens'

/** Returns a function that checks whether a variable is used, directly or by another used variable. */
function usedVariables(rules) {
  const uses = (text) => [...text.matchAll(/var\((--[\w\\.-]+)/g)].map(([, name]) => name)
  const values = new Map()
  for (const rule of rules.filter(isTokens))
    for (const [declaration, name] of rule.body.matchAll(variable))
      values.set(name, [...(values.get(name) ?? []), ...uses(declaration)])
  const used = new Set()
  const pending = rules.filter((rule) => !isTokens(rule)).flatMap(({ body }) => uses(body))
  while (pending.length > 0) {
    const name = pending.pop()
    if (used.has(name)) continue
    used.add(name)
    pending.push(...(values.get(name) ?? []))
  }
  return (name) => used.has(name)
}

/** Joins rules, so that neighbors share the at-rules around them. */
function joined(rules) {
  let css = ''
  let open = []
  for (const { around, text, body } of rules) {
    let shared = 0
    while (shared < open.length && shared < around.length && open[shared] === around[shared]) shared += 1
    css += `${'}'.repeat(open.length - shared)}${around
      .slice(shared)
      .map((rule) => `${rule}{`)
      .join('')}${text}{${body}}`
    open = around
  }
  return css + '}'.repeat(open.length)
}
