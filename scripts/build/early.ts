import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { languages } from './locales.mjs'
import { bySpecificity, manifestPages, pathPattern, pluginIds } from './route-map.mjs'

type Chunk = NonNullable<Rspack.StatsCompilation['chunks']>[number]

/**
 * Puts kernel/shell/early.js into the page, with a map of what each address needs: the chunk of the
 * route that the address names is preloaded by the page itself.
 */
export const pluginEarly = (): RsbuildPlugin => ({
  name: 'roda:early',
  setup(api) {
    const root = api.context.rootPath
    const source = () => readFile(join(root, 'kernel/shell/early.js'), 'utf8')

    // While developing there is nothing to preload, but settings and texts are asked for early all the same.
    api.modifyHTML(async (html, { environment }) => {
      if (environment.config.mode === 'production') return html
      return insert(
        html,
        (await source()).replace(
          '__MAP__',
          JSON.stringify({ plugins: {}, pages: [], integrity: {}, languages }),
        ),
      )
    })

    api.onAfterBuild(async ({ stats, environments, isWatch }) => {
      if (isWatch || !stats || !environments.web) return
      const chunks =
        stats.toJson({
          all: false,
          chunks: true,
          chunkOrigins: true,
          chunkModules: true,
          chunkRelations: true,
          ids: true,
        }).chunks ?? []
      const pages = manifestPages(root).sort(bySpecificity)
      const plugins = Object.fromEntries(
        pluginIds(root).map((plugin) => [plugin, filesWith(chunks, `./plugins/${plugin}/plugin.ts`)]),
      )
      const screens = pages.map(
        (page) =>
          [pathPattern(page.path), page.plugin, filesOf(chunks, page.request, page.manifest)] as const,
      )
      const files = new Set([...Object.values(plugins), ...screens.map(([, , files]) => files)].flat())
      const { distPath } = environments.web
      const integrity = Object.fromEntries(
        await Promise.all([...files].map(async (name) => [name, await integrityOf(join(distPath, name))])),
      )
      const map = { plugins, pages: screens, integrity, languages }
      const file = join(distPath, 'index.html')
      const script = minify((await source()).replace('__MAP__', JSON.stringify(map)))
      await writeFile(file, insert(await readFile(file, 'utf8'), script))
    })
  },
})

/** A preload is used only where its hash is that of the script that comes later, algorithm included. */
async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`
}

/** The files that one `import()` of a module brings, beyond what the page loads anyway. */
function filesOf(chunks: readonly Chunk[], request: string, from: string): string[] {
  return scriptsOf(
    chunks.filter((chunk) =>
      chunk.origins?.some((origin) => origin.request === request && origin.moduleName === from),
    ),
  )
}

/** The files that come with the chunk in which a module is. */
function filesWith(chunks: readonly Chunk[], module: string): string[] {
  const own = chunks.filter((chunk) => chunk.modules?.some(({ name }) => name?.startsWith(module)))
  const siblings = own.flatMap((chunk) => chunk.siblings ?? [])
  return scriptsOf([
    ...own,
    ...chunks.filter((chunk) => chunk.id !== undefined && siblings.includes(chunk.id)),
  ])
}

function scriptsOf(chunks: readonly Chunk[]): string[] {
  const files = chunks.filter((chunk) => !chunk.initial).flatMap((chunk) => chunk.files ?? [])
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}

/** As the first thing in the head, so that it runs before the scripts are there. */
function insert(html: string, script: string): string {
  return html.replace(/<script|<\/head>/, (tag) => `<script>${script}</script>${tag}`)
}

/** Comments and indentation; the rest is short enough. */
function minify(script: string): string {
  return script
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim()
}
