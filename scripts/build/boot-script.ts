import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core'
import { tokenRules } from '../../kernel/core/http/operations.gen'
import { hashText } from '../../kernel/core/i18n/hash-text'
import { bootErrorTexts } from '../../kernel/served/preload/boot-error-texts'
import { basePath } from './base-path.mjs'
import { bundleOf, languages, textsFile } from './locales.mjs'
import {
  bySpecificity,
  type ManifestPage,
  manifestContributions,
  manifestPages,
  pathPattern,
  pluginIds,
} from './route-map.mjs'

type Chunk = NonNullable<Rspack.StatsCompilation['chunks']>[number]

/** Files of a plugin that a screen needs; if `tab` is set, only while the screen shows that tab. */
type Need = [plugin: string, files: string[], tab?: string]

/** Data that the boot script requests for a screen: for members and visitors if `isForAll`, else for visitors only. */
type Preload = [path: string, prefix: string, isForAll: boolean]

type Page = readonly [pattern: string, needs: Need[], isForMembers: boolean, ahead?: Preload]

/** Data about the build for kernel/served/preload/preload.js. */
interface BootMap {
  /** Files with the manifest of each plugin, by plugin id. */
  readonly plugins: Readonly<Record<string, string[]>>
  /** Files of the one chunk that has the manifests of all plugins: see plugins/manifests.ts. */
  readonly combined: string[]
  /** The screens; the first need of each is the code of the screen itself. */
  readonly pages: readonly Page[]
  readonly languages: readonly string[]
  /** Hash of each language file, by language. */
  readonly written: Readonly<Record<string, number>>
  /** The id of the build. */
  readonly build: string
  /** Message and button label of the boot error, by language. */
  readonly errorTexts: Readonly<Record<string, readonly [sentence: string, retry: string]>>
}

/** The query client, which each screen with server state loads. */
const queries = {
  request: '../../core/query/session-query-provider',
  from: './kernel/kit/parts/slot/lazy-entry.tsx',
}

/** My page shows the contributions to these slots immediately, so their code is preloaded. */
const myPage = { path: '/mypage', tabs: 'myPageTabs', others: ['myPageActions'] }

/** Inlines kernel/served/preload/preload.js into the page, with the files that this script preloads for each path. */
export const pluginBootScript = (): RsbuildPlugin => ({
  name: 'roda:boot',
  setup(api) {
    const root = api.context.rootPath
    const scriptWith = async (map: BootMap, base: string) => {
      const source = await readFile(join(root, 'kernel/served/preload/preload.js'), 'utf8')
      // Replaces __BASE__ before minification, which then removes the code for an empty base path.
      const script = source.replaceAll('__BASE__', base)
      const { code } = await rspack.experiments.swc.minify(script, { compress: true, mangle: true })
      return code.replace('__MAP__', JSON.stringify(map))
    }

    // In development only settings and texts are preloaded.
    api.modifyHTML(async (html, { environment }) => {
      if (environment.config.mode === 'production') return html
      return insert(
        html,
        await scriptWith(
          {
            plugins: {},
            combined: [],
            pages: [],
            languages,
            written: {},
            build: '',
            errorTexts: await bootErrorTextsByLanguage(root),
          },
          '',
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
      const ids = pluginIds(root)
      const isTogether = (chunk: Chunk) => ids.every((plugin) => holds(chunk, plugin))
      const combined = filesOfChunks(chunks, isTogether)
      const plugins = Object.fromEntries(
        ids.map((plugin) => [
          plugin,
          filesOfChunks(chunks, (chunk) => holds(chunk, plugin) && !isTogether(chunk)),
        ]),
      )
      const pages = pagesOf(root, chunks)
      const { distPath } = environments.web
      const file = join(distPath, 'index.html')
      const build = buildIdOf(chunks)
      const errorTexts = await bootErrorTextsByLanguage(root)
      const written = await fingerprintsIn(root)
      const map = { plugins, combined, pages, languages, written, build, errorTexts }
      const script = await scriptWith(map, basePath())
      await writeFile(file, insert(await readFile(file, 'utf8'), script))
    })
  },
})

/** Hashes the names of all files, which contain content hashes: the id changes when any file changes. */
function buildIdOf(chunks: readonly Chunk[]): string {
  const files = chunks.flatMap((chunk) => chunk.files ?? []).sort()
  return createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
}

async function fingerprintsIn(root: string): Promise<BootMap['written']> {
  const files = languages.map(async (language) => [language, hashText(await textsFile(root, language))])
  return Object.fromEntries(await Promise.all(files))
}

async function bootErrorTextsByLanguage(root: string): Promise<BootMap['errorTexts']> {
  const words = languages.map(async (language) => {
    const { kernel = {} } = await bundleOf(root, language)
    const [sentence, retry] = bootErrorTexts
    return [language, [kernel[sentence] ?? '', kernel[retry] ?? '']] as const
  })
  return Object.fromEntries(await Promise.all(words))
}

function pagesOf(root: string, chunks: readonly Chunk[]): Page[] {
  const fills = manifestContributions(root).sort((a, b) => a.order - b.order)
  const pages = manifestPages(root).sort(bySpecificity)
  return pages.map((page) => {
    const entries = page.path === myPage.path ? fills : []
    const needs = [page, ...entries.filter(({ slot }) => myPage.others.includes(slot))].map(
      (load): Need => [load.plugin, filesOf(chunks, load.request, load.manifest)],
    )
    const tabs = entries
      .filter(({ slot }) => slot === myPage.tabs)
      .map(
        (tab): Need => [
          tab.plugin,
          filesOf(chunks, tab.request, tab.manifest),
          tab.id.slice(tab.id.indexOf('/') + 1),
        ],
      )
    const shared: Need[] = page.hasServerState
      ? [['kernel', filesOf(chunks, queries.request, queries.from)]]
      : []
    const pattern = pathPattern(page, `${basePath()}/`)
    return [pattern, [...needs, ...shared, ...tabs], page.access === 'member', preloadOf(page)]
  })
}

function preloadOf({ manifest, ahead }: ManifestPage): Preload | undefined {
  if (!ahead) return undefined
  const rule = tokenRules[`GET ${ahead.path}`]
  if (!rule) throw new Error(`${manifest}: ${ahead.path} needs a token, so it cannot be preloaded.`)
  return [ahead.path, ahead.prefix, rule === 'never']
}

/** Lists the files that a dynamic `import()` loads, without those that the page loads anyway. */
function filesOf(chunks: readonly Chunk[], request: string, from: string): string[] {
  return assetsOf(
    chunks.filter((chunk) =>
      chunk.origins?.some((origin) => origin.request === request && origin.moduleName === from),
    ),
  )
}

const holds = ({ modules }: Chunk, plugin: string) =>
  modules?.some(({ name }) => name?.startsWith(`./plugins/${plugin}/plugin.ts`)) ?? false

function filesOfChunks(chunks: readonly Chunk[], isMeant: (chunk: Chunk) => boolean): string[] {
  const own = chunks.filter(isMeant)
  const siblings = own.flatMap((chunk) => chunk.siblings ?? [])
  return assetsOf([
    ...own,
    ...chunks.filter((chunk) => chunk.id !== undefined && siblings.includes(chunk.id)),
  ])
}

function assetsOf(chunks: readonly Chunk[]): string[] {
  const files = chunks.filter((chunk) => !chunk.initial).flatMap((chunk) => chunk.files ?? [])
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}

/** Inserts the boot script before all other scripts, so that it runs first. */
function insert(html: string, script: string): string {
  return html.replace(/<script|<\/head>/, (tag) => `<script>${script}</script>${tag}`)
}
