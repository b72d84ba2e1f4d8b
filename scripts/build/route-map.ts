import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

/** A screen as its plugin's manifest states it. */
export interface ManifestPage {
  readonly plugin: string
  readonly path: string
  /** What its `load` imports, as written: `./pages/login`. */
  readonly request: string
}

/**
 * Reads all manifests without running them: which address is served by which page module. Manifests
 * are data, so their syntax says it all.
 *
 * @throws when a page's route or its `load` is written in a way that cannot be read
 */
export function manifestPages(root: string): ManifestPage[] {
  const paths = routePaths(root)
  return pluginIds(root).flatMap((id) => pagesOf(join(root, 'plugins', id, 'plugin.ts'), id, paths))
}

/** Every folder with a manifest is a plugin. */
export function pluginIds(root: string): string[] {
  return readdirSync(join(root, 'plugins')).filter((name) => ts.sys.fileExists(join(root, 'plugins', name, 'plugin.ts')))
}

function parse(file: string) {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true)
}

function callsOf(file: string, name: string): ts.CallExpression[] {
  const found: ts.CallExpression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === name) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(parse(file))
  return found
}

/** `export const loginRoute = route('…', '/user/login')` → loginRoute: /user/login */
function routePaths(root: string): Map<string, string> {
  const files = [
    ...pluginIds(root)
      .map((id) => join(root, 'plugins', id, 'contract.ts'))
      .filter((file) => ts.sys.fileExists(file)),
    join(root, 'kernel/session/routes.ts'),
  ]
  const paths = new Map<string, string>()
  for (const file of files) {
    for (const call of callsOf(file, 'route')) {
      const [, path] = call.arguments
      if (!ts.isVariableDeclaration(call.parent) || !path || !ts.isStringLiteral(path)) continue
      const name = call.parent.name.getText()
      if (paths.has(name)) throw new Error(`${relative(root, file)}: the name ${name} is taken by another route.`)
      paths.set(name, path.text)
    }
  }
  return paths
}

function pagesOf(file: string, plugin: string, paths: ReadonlyMap<string, string>): ManifestPage[] {
  return callsOf(file, 'page').map((call) => {
    const [route, options] = call.arguments
    const path = route && paths.get(route.getText())
    const request = options && /\bload:\s*\(\)\s*=>\s*import\(\s*'([^']+)'/.exec(options.getText())?.[1]
    if (!path || !request) {
      throw new Error(`plugins/${plugin}/plugin.ts: page(${route?.getText()}) needs a route of a contract.ts and load: () => import('…').`)
    }
    return { plugin, path, request }
  })
}

/** A path as the source of a regular expression; static segments sort before parameters. */
export function pathPattern(path: string): string {
  return `^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`
}

export function bySpecificity(a: { path: string }, b: { path: string }): number {
  const parameters = (path: string) => path.split(':').length
  return parameters(a.path) - parameters(b.path)
}
