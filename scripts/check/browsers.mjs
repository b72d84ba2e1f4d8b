import data from '@mdn/browser-compat-data/forLegacyNode'
import { browsers } from '../../package/browsers.mjs'

const { api, css, html, javascript } = data
const { builtins } = javascript

const engines = {
  chrome: ['chrome', 'chrome_android', 'edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
}
const oldest = browsers.flatMap((entry) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry)
  return engines[name].map((browser) => [browser, Number(version)])
})

/** Features of MDN's data with their path as key, for example `api.URL.canParse_static`. */
const keys = new Map()
collect(data.api, 'api')
collect(css, 'css')
collect(html, 'html')
collect(builtins, 'javascript.builtins')

function collect(node, key) {
  keys.set(node, key)
  for (const [name, part] of Object.entries(node)) if (name !== '__compat') collect(part, `${key}.${name}`)
}

/** The first version with the feature, an incomplete one included. The build adds prefixes to styles only. */
function firstVersion(entries, isStyle) {
  const versions = [entries ?? []].flat().flatMap((entry) => {
    const isUsable = !entry.flags && !entry.alternative_name && (isStyle || !entry.prefix)
    const isKept = !entry.version_removed || entry.partial_implementation
    const version = Number.parseFloat(String(entry.version_added).replace('≤', ''))
    return isUsable && isKept && !Number.isNaN(version) ? [version] : []
  })
  return Math.min(...versions)
}

/** The versions that a feature needs, for example `firefox 130, safari -`; empty if the declared browsers have it. */
function lacking(feature) {
  const support = feature?.__compat?.support
  if (!support) return ''
  const isStyle = keys.get(feature).startsWith('css.')
  return oldest
    .map(([browser, version]) => [browser, version, firstVersion(support[browser], isStyle)])
    .filter(([, version, first]) => first > version)
    .map(([browser, , first]) => `${browser} ${Number.isFinite(first) ? first : '-'}`)
    .join(', ')
}

/** Keys of the interfaces, functions and methods that at least one declared browser lacks. */
export const lackingApis = [...keys].flatMap(([feature, key]) =>
  /^(api|javascript)\./.test(key) && lacking(feature) ? [key] : [],
)
/** Their names; the names in source code are compared with them first, because types take long to find. */
const newNames = new Set(
  lackingApis.map((key) => {
    const name = key
      .split('.')
      .at(-1)
      .replace(/_static$/, '')
    return name.endsWith('_event') ? `on${name.slice(0, -'_event'.length)}` : name
  }),
)

/** @typedef {{ key: string, browsers: string, place: string }} Finding */

/** @returns {Finding[]} */
const findingsOf = (features, place) =>
  features.flatMap((feature) => {
    const missing = lacking(feature)
    return missing ? [{ key: keys.get(feature), browsers: missing, place }] : []
  })

/** Finds interfaces, functions, methods and attributes that a declared browser lacks. @returns {Finding[]} */
export function findNewApis(ts, program, files, nameOf = (fileName) => fileName) {
  const checker = program.getTypeChecker()
  const found = []
  for (const file of files.map((name) => program.getSourceFile(name))) {
    const note = (node, features) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push(...findingsOf(features, `${nameOf(file.fileName)}:${line + 1}`))
    }
    const visit = (node) => {
      if (ts.isJsxAttribute(node)) note(node, attributeOf(node, file))
      else if (ts.isIdentifier(node) && newNames.has(node.text)) note(node, apisOf(symbolOf(node)))
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return found

  function symbolOf(node) {
    const { parent } = node
    return ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node
      ? checker.getTypeAtLocation(parent.parent).getProperty(node.text)
      : checker.getSymbolAtLocation(node)
  }

  function attributeOf(node, file) {
    const element = html.elements[node.parent.parent.tagName.getText(file)]
    const name = node.name.getText(file).toLowerCase()
    return element ? [element[name] ?? html.global_attributes[name]] : []
  }

  /** The features of a symbol that TypeScript's own libraries declare. */
  function apisOf(symbol) {
    const isBuiltIn = (declaration) => program.isSourceFileDefaultLibrary(declaration.getSourceFile())
    const declaration = symbol?.declarations?.find(isBuiltIn)
    // A type alone is not code.
    if (!declaration || (ts.isInterfaceDeclaration(declaration) && !symbol.valueDeclaration)) return []
    const { name } = symbol
    const { parent } = declaration
    const isStatic = ts.isTypeLiteralNode(parent)
    const owner = isStatic ? parent.parent.name?.text : parent.name?.text
    const namespace = ts.findAncestor(parent, ts.isModuleDeclaration)?.name.text ?? ''
    if (!isStatic && !ts.isInterfaceDeclaration(parent)) {
      const space = builtins[namespace] ?? api[namespace]
      return space
        ? [space[name] ?? space[`${name}_static`]]
        : [builtins[name] ?? api.Window[name] ?? api[name]]
    }
    const built = builtInOf(owner, builtins[namespace] ?? builtins)
    if (built) return [built[name]]
    const member = isStatic ? `${name}_static` : name.replace(/^on(.+)/, '$1_event')
    if (api[owner]) return [api[owner][member]]
    // MDN's data has no mixins: the member is new if every interface got it too late.
    const everywhere = Object.values(api).flatMap((type) => type[member] ?? [])
    return everywhere.every(lacking) ? everywhere.slice(0, 1) : []
  }
}

function builtInOf(owner, from) {
  const name = owner?.replace(/Constructor$|Object$|^Readonly/g, '')
  if (/^(Big)?(Ui|I)nt\d+(Clamped)?Array$|^Float\d+Array$/.test(name)) return from.TypedArray
  return from[/Iterator$/.test(name) ? 'Iterator' : name]
}

/** Functions that stand in the values of many properties, by name: colors, lengths, images. */
const functions = {}
for (const [feature, key] of keys) {
  if (!key.startsWith('css.types.')) continue
  const name = key.split('.').at(-1)
  functions[name] = [...(functions[name] ?? []), feature]
}

/** Finds what a declared browser lacks in styles outside `@supports`. @param sheet PostCSS's root @returns {Finding[]} */
export function findNewStyles(sheet) {
  const found = []
  sheet.walk((node) => {
    for (let outer = node; outer; outer = outer.parent) if (outer.name === 'supports') return
    const place = (node.selector ?? node.parent.selector ?? String(node)).slice(0, 80)
    found.push(...findingsOf(featuresOf(node), place))
  })
  return found
}

function featuresOf(node) {
  const names = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name)
  if (node.type === 'rule')
    return names(node.selector, /(?<!\\):([a-z-]+)/g).map((name) => css.selectors[name])
  if (node.type === 'atrule') {
    const rule = css['at-rules'][node.name]
    return [rule, ...names(node.params, /\(\s*([a-z-]+)/g).map((name) => rule?.[name])]
  }
  const property = css.properties[node.prop]
  const value = node.value ?? ''
  const called = names(value, /([a-z-]+)\(/g).flatMap((name) => {
    const known = functions[name] ?? []
    return known.every(lacking) ? known.slice(0, 1) : []
  })
  return [property, ...called, ...names(value, /([a-z-]+)/g).map((name) => property?.[name])]
}

/**
 * Prints findings that are not declared exceptions, and exceptions that nothing needs anymore.
 *
 * @param {Finding[]} found
 * @param {{ feature: string, where?: string, why: string }[]} exceptions
 * @returns {boolean} whether there are none
 */
export function reportFindings(found, exceptions) {
  const unused = new Set(exceptions)
  const messages = found.flatMap(({ key, browsers, place }) => {
    const isOf = ({ feature, where = '' }) => `${key}.`.startsWith(`${feature}.`) && place.startsWith(where)
    const exception = exceptions.find(isOf)
    unused.delete(exception)
    return exception ? [] : [`${place}: ${key} needs ${browsers}.`]
  })
  for (const { feature, where } of unused)
    messages.push(
      `scripts/check/browser-exceptions.mjs: ${[feature, where].filter(Boolean).join(' in ')} is not used.`,
    )
  for (const message of new Set(messages)) console.error(message)
  return messages.length === 0
}
