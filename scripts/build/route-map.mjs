import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { excludedPlugins } from './excluded-plugins.mjs'

/**
 * A screen that a plugin manifest declares.
 *
 * @typedef {object} ManifestPage
 * @property {string} plugin the id, `kernel` for screens of the kernel
 * @property {string} path
 * @property {string} request the module that the `load` of the screen imports, as written: `./pages/login`
 * @property {string} manifest the manifest file, relative to the project: `./plugins/accounts/plugin.ts`
 * @property {'member' | 'visitor' | 'anyone'} access
 * @property {boolean} hasServerState
 * @property {{ path: string, prefix: string }} [ahead] data that the boot script requests
 * @property {boolean} takesText whether it takes texts that other apps share
 */

/**
 * A contribution to a slot that a plugin manifest declares with `load`.
 *
 * @typedef {object} ManifestContribution
 * @property {string} plugin the id of the plugin, or `kernel`
 * @property {string} slot the slot's variable name: `myPageTabs`
 * @property {string} id `posts/feed`
 * @property {number} order
 * @property {string} request the module that the `load` of the contribution imports, as written: `./ui/feed`
 * @property {string} manifest the manifest file, relative to the project: `./plugins/posts/plugin.ts`
 */

const kernelManifest = 'kernel/frame/kernel-plugin.ts'

/** The order of a contribution that sets none; the same as in kernel/core/plugin/registry.ts. */
const lastOrder = 100

/**
 * Lists the screens of all manifests by parsing the files without running them. The kernel's screens are last, because
 * plugins override them.
 *
 * @throws when a page's route or `load` has an unsupported form
 */
export function manifestPages(root) {
  const paths = routePaths(root)
  // Omits paths that start with two underscores, which exist only in development.
  return manifestsOf(root)
    .flatMap(({ plugin, file }) => pagesOf(root, plugin, file, paths))
    .filter(({ path }) => !path.startsWith('/__'))
}

/** Lists the contributions to slots that load code. */
export function manifestContributions(root) {
  return manifestsOf(root).flatMap(({ plugin, file }) =>
    callsOf(join(root, file), 'fill').flatMap((call) => {
      const [slot, entry] = call.arguments.map((argument) => argument.getText())
      const request = requestOf(entry)
      if (!slot || !request) return []
      const id = /\bid:\s*'([^']+)'/.exec(entry)?.[1] ?? ''
      return [{ plugin, slot, id, order: orderOf(entry), request, manifest: `./${file}` }]
    }),
  )
}

/**
 * Lists the places of the navigation bar.
 *
 * @returns {{ plugin: string, path: string, text: string, access: string | undefined, order: number }[]} `text` is the key of
 * the name
 */
export function manifestPlaces(root) {
  const paths = routePaths(root)
  return manifestsOf(root).flatMap(({ plugin, file }) =>
    callsOf(join(root, file), 'fill').flatMap((call) => {
      const [slot, entry] = call.arguments.map((argument) => argument.getText())
      const path = paths.get(/\bto:\s*(\w+)/.exec(entry)?.[1])
      const text = /\blabel:\s*[\w.]+\('([^']+)'\)/.exec(entry)?.[1]
      if (slot !== 'navbarStart' || !path || !text) return []
      const access = /\baccess:\s*'(\w+)'/.exec(entry)?.[1]
      return [{ plugin, path, text, access, order: orderOf(entry) }]
    }),
  )
}

const orderOf = (entry) => Number(/\border:\s*(\d+)/.exec(entry)?.[1] ?? lastOrder)

function manifestsOf(root) {
  return [
    ...pluginIds(root).map((id) => ({ plugin: id, file: `plugins/${id}/plugin.ts` })),
    { plugin: 'kernel', file: kernelManifest },
  ]
}

/** Lists the folders that contain a manifest, without excluded plugins. */
export function pluginIds(root) {
  return readdirSync(join(root, 'plugins')).filter(
    (name) =>
      ts.sys.fileExists(join(root, 'plugins', name, 'plugin.ts')) && !excludedPlugins().includes(name),
  )
}

/**
 * Converts the path of a page to the source of a regular expression with a group for each parameter.
 *
 * @param {ManifestPage} page
 * @param {string} base the base path of the build: `/app/`
 */
export function pathPattern({ path, ahead }, base) {
  const parameter = `(${ahead?.prefix ?? ''}[^/]+)`
  return `^${base}${path.slice(1).replace(/:\w+(\*?)/g, (_, rest) => (rest ? '(.+)' : parameter))}`.replace(
    /\/?$/,
    '/?$',
  )
}

/** Compares paths for sorting: a path with fewer parameters comes first. */
export function bySpecificity(one, other) {
  const parameters = (path) => path.split(':').length
  return parameters(one.path) - parameters(other.path)
}

function callsOf(file, name) {
  const found = []
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === name) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true))
  return found
}

/** Reads declarations such as `export const loginRoute = route('…', '/user/login')` into a map from name to path. */
function routePaths(root) {
  const files = [
    ...pluginIds(root).map((id) => `plugins/${id}/contract.ts`),
    'kernel/core/session/routes.ts',
    kernelManifest,
  ]
  const paths = new Map()
  for (const file of files.map((path) => join(root, path)).filter(ts.sys.fileExists)) {
    for (const call of callsOf(file, 'route')) {
      const [, path] = call.arguments
      if (!ts.isVariableDeclaration(call.parent) || !path || !ts.isStringLiteral(path)) continue
      const name = call.parent.name.getText()
      if (paths.has(name)) {
        throw new Error(`${relative(root, file)}: the name ${name} is already used by another route.`)
      }
      paths.set(name, path.text)
    }
  }
  return paths
}

function pagesOf(root, plugin, file, paths) {
  return callsOf(join(root, file), 'page').map((call) => {
    const [route, options] = call.arguments
    const path = route && paths.get(route.getText())
    const request = requestOf(options?.getText())
    const access = options && /\baccess:\s*'(\w+)'/.exec(options.getText())?.[1]
    if (!path || !request) {
      throw new Error(
        `${file}: page(${route?.getText()}) needs a route of a contract.ts and load: () => import('…').`,
      )
    }
    const hasServerState = !/\bhasServerState:\s*false/.test(options.getText())
    const ahead = preloadOf(options.getText())
    const takesText = /\btakesText:\s*true/.test(options.getText())
    const screen = { plugin, path, request, manifest: `./${file}`, access: access ?? 'anyone' }
    return { ...screen, hasServerState, ahead, takesText }
  })
}

/** Reads an option such as `preload: { path: '/api/…/{login}', prefix: '@' }`. */
function preloadOf(options) {
  const [, fields] = /\bpreload:\s*\{([^{}]*\{\w+\}[^{}]*)\}/.exec(options) ?? []
  const path = /\bpath:\s*'([^']+)'/.exec(fields)?.[1]
  return path ? { path, prefix: /\bprefix:\s*'([^']+)'/.exec(fields)?.[1] ?? '' } : undefined
}

/** Reads which module the `load` of a page or a contribution imports. A comment in the import may name the chunk. */
function requestOf(options = '') {
  return /\bload:\s*\(\)\s*=>\s*import\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/.exec(options)?.[1]
}
