import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { excludedPlugins } from './excluded-plugins.mjs'

/**
 * A screen of a manifest.
 *
 * @typedef {object} ManifestPage
 * @property {string} plugin the id, `kernel` for screens of the kernel
 * @property {string} path
 * @property {string} request what its `load` imports, as written: `./pages/login`
 * @property {string} manifest the manifest file, relative to the project: `./plugins/accounts/plugin.ts`
 * @property {'member' | 'visitor' | 'anyone'} access
 * @property {boolean} hasServerState
 * @property {{ path: string, prefix: string }} [ahead] data that the boot script requests
 */

/**
 * A contribution of a manifest that has code.
 *
 * @typedef {object} ManifestContribution
 * @property {string} plugin the id of the plugin, or `kernel`
 * @property {string} slot the slot's variable name: `myPageTabs`
 * @property {string} id `posts/feed`
 * @property {number} order
 * @property {string} request what its `load` imports, as written: `./ui/feed`
 * @property {string} manifest the manifest file, relative to the project: `./plugins/posts/plugin.ts`
 */

const kernelManifest = 'kernel/shell/boot/kernel-plugin.ts'

/** The default order, as in kernel/core/plugin/registry.ts. */
const lastOrder = 100

/**
 * Parses all manifests without running them: which page module serves which path. The kernel is last because
 * plugins override its screens.
 *
 * @throws when a page's route or `load` has an unsupported form
 */
export function manifestPages(root) {
  const paths = routePaths(root)
  // Paths that start with two underscores are for development only.
  return manifestsOf(root)
    .flatMap(({ plugin, file }) => pagesOf(root, plugin, file, paths))
    .filter(({ path }) => !path.startsWith('/__'))
}

/** Contributions to slots that have code. */
export function manifestContributions(root) {
  return manifestsOf(root).flatMap(({ plugin, file }) =>
    callsOf(join(root, file), 'fill').flatMap((call) => {
      const [slot, entry] = call.arguments.map((argument) => argument.getText())
      const request = requestOf(entry)
      if (!slot || !request) return []
      const id = /\bid:\s*'([^']+)'/.exec(entry)?.[1] ?? ''
      const order = Number(/\border:\s*(\d+)/.exec(entry)?.[1] ?? lastOrder)
      return [{ plugin, slot, id, order, request, manifest: `./${file}` }]
    }),
  )
}

function manifestsOf(root) {
  return [
    ...pluginIds(root).map((id) => ({ plugin: id, file: `plugins/${id}/plugin.ts` })),
    { plugin: 'kernel', file: kernelManifest },
  ]
}

/** Every folder with a manifest is a plugin, unless it is excluded. */
export function pluginIds(root) {
  return readdirSync(join(root, 'plugins')).filter(
    (name) =>
      ts.sys.fileExists(join(root, 'plugins', name, 'plugin.ts')) && !excludedPlugins().includes(name),
  )
}

/** The source of a regular expression for a path, with a group for each parameter. */
export function pathPattern(path) {
  return `^${path.replace(/\/$/, '').replace(/:\w+/g, '([^/]+)')}/?$`
}

/** For sorting: static segments before parameters. */
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

/** `export const loginRoute = route('…', '/user/login')` → loginRoute: /user/login */
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
    return { plugin, path, request, manifest: `./${file}`, access: access ?? 'anyone', hasServerState, ahead }
  })
}

/** `preload: { path: '/api/…/{login}', prefix: '@' }` */
function preloadOf(options) {
  const [, fields] = /\bpreload:\s*\{([^{}]*\{\w+\}[^{}]*)\}/.exec(options) ?? []
  const path = /\bpath:\s*'([^']+)'/.exec(fields)?.[1]
  return path ? { path, prefix: /\bprefix:\s*'([^']+)'/.exec(fields)?.[1] ?? '' } : undefined
}

/** The import of the `load` of a page or an entry; a comment may name the chunk. */
function requestOf(options = '') {
  return /\bload:\s*\(\)\s*=>\s*import\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/.exec(options)?.[1]
}
