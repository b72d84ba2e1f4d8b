import postcss from 'postcss'

/**
 * A style rule of the build.
 *
 * @typedef {object} IndexedRule
 * @property {string[]} around the at-rules around it, outermost first: `@layer utilities`
 * @property {[text: string, classes: string[]][]} selectors each selector with the classes that it needs
 * @property {string} body the declarations
 */

/**
 * The styles of a build, prepared so that a page can contain only the rules that it needs.
 *
 * @typedef {object} StyleIndex
 * @property {string} layers the statement that fixes the order of all layers
 * @property {string} fonts the `@font-face` rules of fonts that browsers request
 * @property {string} start rules that all pages need, such as fallback fonts
 * @property {IndexedRule[]} rules
 * @property {Record<string, string>} keyframes by name
 */

/**
 * Indexes a style sheet by the classes that its rules need.
 *
 * @param {string} css
 * @returns {StyleIndex}
 */
export function indexStyles(css) {
  const layers = new Set()
  const index = { layers: '', fonts: '', start: '', rules: [], keyframes: {} }
  postcss.parse(css).walk((node) => {
    const around = ancestorsOf(node)
    if (node.type === 'atrule' && node.name === 'layer') {
      const parents = around.filter((text) => text.startsWith('@layer')).map((text) => text.slice(7))
      for (const name of node.params.split(',')) layers.add([...parents, name.trim()].join('.'))
    } else if (node.type === 'atrule' && node.name === 'keyframes') {
      index.keyframes[node.params] = wrap(around, node.toString())
    } else if (node.type === 'atrule' && node.name === 'font-face') {
      if (/url\(/.test(node.toString())) index.fonts += node.toString()
      else index.start += node.toString()
    } else if (node.type === 'atrule' && node.name === 'property') {
      index.start += node.toString()
    } else if (node.type === 'rule' && !isKeyframe(node)) {
      index.rules.push({
        around,
        selectors: node.selectors.map((text) => [text, classesOf(text)]),
        body: node.nodes.map(String).join(';'),
      })
    }
  })
  index.layers = `@layer ${[...layers].join(',')};`
  return index
}

const isKeyframe = (rule) => rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)

function ancestorsOf(node) {
  const above = []
  for (let parent = node.parent; parent && parent.type === 'atrule'; parent = parent.parent)
    above.unshift(`@${parent.name} ${parent.params}`.trim())
  return above
}

const wrap = (around, text) => around.reduceRight((inner, rule) => `${rule}{${inner}}`, text)

/** Lists the classes without which a selector cannot match. Those inside of `:not()` and `:is()` are not needed. */
function classesOf(selector) {
  let outside = selector
  for (let before = ''; before !== outside; ) {
    before = outside
    outside = outside.replace(/:(?:not|is|where|has)\((?:\\.|[^()\\])*\)/g, '')
  }
  return [...outside.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|\P{ASCII})+)/giu)].map(([, name]) =>
    name
      .replace(/\\([\da-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  )
}
