import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core'
import { tokenRules } from '../../kernel/core/http/operations.gen'
import { hashText } from '../../kernel/core/i18n/hash-text'
import { bootErrorTexts } from '../../kernel/shell/boot/boot-error-texts'
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

/** What a screen needs of a plugin; for a tab also its name, because only one of the tabs is shown. */
type Need = [plugin: string, files: string[], tab?: string]

/** What is read for a screen before the scripts have come: of everybody, or of visitors alone. */
type Preload = [path: string, prefix: string, isForAll: boolean]

type Page = readonly [pattern: string, needs: Need[], isForMembers: boolean, ahead?: Preload]

/** What preload.js knows of the build. */
interface BootMap {
  /** The files of each plugin's manifest. */
  readonly plugins: Readonly<Record<string, string[]>>
  /** The files that hold the manifests of all plugins: see plugins/manifests.ts. */
  readonly combined: string[]
  /** What each screen needs, by the pattern of its address; the first need is the screen itself. */
  readonly pages: readonly Page[]
  readonly languages: readonly string[]
  /** Fingerprint of each language file. */
  readonly written: Readonly<Record<string, number>>
  /** Tells two builds apart. */
  readonly build: string
  /** What is said where the product cannot start, and on the button that tries again, by language. */
  readonly errorTexts: Readonly<Record<string, readonly [sentence: string, retry: string]>>
}

/** What comes along with each screen that has server state. */
const queries = {
  request: '../../core/query/session-query-provider',
  from: './kernel/parts/slot/lazy-entry.tsx',
}

/** The myPage shows these slots of its own from the start. */
const myPage = { path: '/mypage', tabs: 'myPageTabs', others: ['myPageSide', 'myPageActions'] }

/**
 * Puts kernel/shell/boot/preload.js into the page, with a map of what each address needs: code and styles of the
 * screen that the address names are preloaded by the page itself.
 */
export const pluginBootScript = (): RsbuildPlugin => ({
  name: 'roda:boot',
  setup(api) {
    const root = api.context.rootPath
    const scriptWith = async (map: BootMap, base: string) => {
      const source = await readFile(join(root, 'kernel/shell/boot/preload.js'), 'utf8')
      // Before the script is made small: an empty path leaves no trace then.
      const script = source.replaceAll('__BASE__', base)
      const { code } = await rspack.experiments.swc.minify(script, { compress: true, mangle: true })
      return code.replace('__MAP__', JSON.stringify(map))
    }

    // While developing there is nothing to preload, but settings and texts are asked for early all the same.
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

/** Files are named after what they hold: a build is named after its files. */
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
    const pattern = pathPattern(basePath() + page.path)
    return [pattern, [...needs, ...shared, ...tabs], page.access === 'member', preloadOf(page)]
  })
}

function preloadOf({ manifest, ahead }: ManifestPage): Preload | undefined {
  if (!ahead) return undefined
  const rule = tokenRules[`GET ${ahead.path}`]
  if (!rule) throw new Error(`${manifest}: ${ahead.path} needs a token: it cannot be read ahead.`)
  return [ahead.path, ahead.prefix, rule === 'never']
}

/** The files that one `import()` of a module brings, beyond what the page loads anyway. */
function filesOf(chunks: readonly Chunk[], request: string, from: string): string[] {
  return assetsOf(
    chunks.filter((chunk) =>
      chunk.origins?.some((origin) => origin.request === request && origin.moduleName === from),
    ),
  )
}

/** Whether a plugin's manifest is in a chunk. */
const holds = ({ modules }: Chunk, plugin: string) =>
  modules?.some(({ name }) => name?.startsWith(`./plugins/${plugin}/plugin.ts`)) ?? false

/** The files that come with the chunks that are meant. */
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
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file))
}

/** As the first thing in the head, so that it runs before the scripts are there. */
function insert(html: string, script: string): string {
  return html.replace(/<script|<\/head>/, (tag) => `<script>${script}</script>${tag}`)
}
