import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { isAbsolute, join } from 'node:path'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { exportsOf as namesIn, sharedRequests } from './shared-names.mjs'

/**
 * Emits an ES module for each name that a remote plugin may import, and the import map that leads there. Each hands on
 * what the product's own bundle has, so that there is one React, one effector and one query client. Nobody asks for
 * them where no remote plugin does.
 */
export const pluginSharedModules = (): RsbuildPlugin => ({
  name: 'roda:shared-modules',
  setup(api) {
    const root = api.context.rootPath
    const table = join(root, 'kernel/shell/remotes/expose-shared-modules.ts')
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

    // Constant texts (icons) stand in the emitted modules: asked for as a whole, all of them would be in the product.
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

    // At the page's end: the product's own scripts do not need it, and it has to come before the first module only.
    api.modifyHTML((html, { environment }) => {
      const base = environment.config.output.assetPrefix ?? '/'
      const imports = Object.fromEntries([...files].map(([name, { file }]) => [name, base + file]))
      const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`
      return html.replace('</body>', () => `${map}</body>`)
    })
  },
})

/** Whether a chunk is the one that the table is in. A name would tell, and would be in everybody's first script. */
export const isShared = (chunk: Rspack.Chunk): boolean =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ request }) => request === '../remotes/expose-shared-modules'),
  )

/** No screen of ours uses these: they would cut up the chunks that everybody loads. popupOpened and toastShown stay. */
const notShared = new Set(['ConfirmPopup', 'ToastView', 'Tooltip'])

type Exports = ReadonlyMap<string, string | undefined>

/** React is no ES module: what it has is known when it runs. */
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
