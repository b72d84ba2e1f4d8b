import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { isAbsolute, join } from 'node:path'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { exportsOf as namesIn, sharedRequests } from './shared-names.mjs'

/**
 * Writes an ES module for each name that remote plugins may import, and an import map of these names. Each module
 * re-exports the product's own module, so that libraries such as React are loaded only once.
 */
export const pluginSharedModules = (): RsbuildPlugin => ({
  name: 'roda:shared-modules',
  setup(api) {
    const root = api.context.rootPath
    const table = join(root, 'kernel/remotes/expose-shared-modules.ts')
    const files = new Map<string, { readonly file: string; readonly code: string }>()

    const prepare = () => {
      files.clear()
      for (const { name, request } of sharedRequests(table)) {
        const code = facadeModule(name, exportsOf(root, request))
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 6)
        const file = `assets/shared/${name.replaceAll(/\W+/g, '-').replace(/^-/, '')}.${hash}.js`
        files.set(name, { file, code })
      }
    }
    api.onBeforeBuild(prepare)
    api.onBeforeStartDevServer(prepare)

    // Imports no constant strings such as icons into the table, because they would all be in the product's scripts.
    // The written modules contain these strings themselves.
    api.transform({ test: table, order: 'pre' }, ({ code }) =>
      sharedRequests(table)
        .filter(({ request }) => isAbsolute(request))
        .reduce((text, { local, line, request }) => {
          const names = [...exportsOf(root, request)].flatMap(([name, words]) =>
            words === undefined ? name : [],
          )
          const from = line.slice(line.indexOf(' from '))
          return text.replace(line, () => `import { ${names} }${from}\nconst ${local} = { ${names} }`)
        }, code),
    )

    api.processAssets({ stage: 'additional' }, ({ sources, compilation }) => {
      for (const { file, code } of files.values()) compilation.emitAsset(file, new sources.RawSource(code))
    })

    // Appends the import map to the body: it must precede module scripts only, and the page has none.
    api.modifyHTML((html, { environment }) => {
      const base = environment.config.output.assetPrefix ?? '/'
      const imports = Object.fromEntries([...files].map(([name, { file }]) => [name, base + file]))
      const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`
      return html.replace('</body>', () => `${map}</body>`)
    })
  },
})

/** Returns whether a chunk contains the table of shared modules. Uses no chunk name, which would enlarge the first script. */
export const isShared = (chunk: Rspack.Chunk): boolean =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ request }) => request === '../../remotes/expose-shared-modules'),
  )

/** Components that remote plugins cannot import, since sharing them would split common chunks of the product. */
const notShared = new Set(['ConfirmPopup', 'ToastView', 'Tooltip'])

type Exports = ReadonlyMap<string, string | undefined>

/** Lists the exports of a module. Loads packages for this: React is CommonJS, so its source does not show its exports. */
function exportsOf(root: string, request: string): Exports {
  if (isAbsolute(request)) return new Map([...namesIn(request)].filter(([name]) => !notShared.has(name)))
  const names = Object.keys(createRequire(join(root, 'package.json'))(request))
  return new Map(names.map((name) => [name, undefined]))
}

function facadeModule(name: string, exports: Exports): string {
  const declared = [...exports]
    .filter(([one]) => one !== 'default')
    .map(([one, words]) => `${one}=${words === undefined ? `_.${one}` : JSON.stringify(words)}`)
  return `const _=rodaShared[${JSON.stringify(name)}];export default _.default;export const ${declared.join()};\n`
}
