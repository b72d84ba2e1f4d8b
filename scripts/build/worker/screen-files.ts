import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'

type Chunk = NonNullable<Rspack.StatsCompilation['chunks']>[number]
type Module = NonNullable<Chunk['modules']>[number]

/**
 * The `import()` of what the app loads after the first screen, and of the screens that members read most: landing page, my page, feed,
 * messages, courses and lessons.
 */
const entries = [
  ['./kernel/frame/app/app.tsx', './late-shell'],
  ['./kernel/frame/app/app.tsx', './bar-alerts'],
  ['./kernel/frame/screen/screen.tsx', './page-not-found'],
  ['./kernel/frame/kernel-plugin.ts', './my-page/my-page'],
  ['./plugins/accounts/plugin.ts', './pages/landing'],
  ['./plugins/posts/plugin.ts', './ui/feed'],
  ['./plugins/messaging/plugin.ts', './pages/messages'],
  ['./plugins/messaging/ui/conversation.tsx', './message-list.lazy'],
  ['./plugins/courses/plugin.ts', './pages/my-courses'],
  ['./plugins/courses/plugin.ts', './pages/learn'],
  ['./plugins/courses/plugin.ts', './pages/lesson'],
] as const

const screenFilesList = '.cache/build/screen-files.json'

/** Writes the list of scripts that the service worker caches in advance: the code of `entries` and all its imports. */
export const pluginScreenFiles = (): RsbuildPlugin => ({
  name: 'roda:screen-files',
  setup(api) {
    api.onAfterBuild(async ({ stats, environments, isWatch }) => {
      if (isWatch || !stats || !environments.web) return
      const options = { chunks: true, chunkOrigins: true, chunkModules: true, nestedModules: true, ids: true }
      const chunks = stats.toJson({ all: false, ...options }).chunks ?? []
      await mkdir(join(api.context.rootPath, '.cache/build'), { recursive: true })
      await writeFile(join(api.context.rootPath, screenFilesList), JSON.stringify(screenFiles(chunks)))
    })
  },
})

/** Follows each `import()` from the code of `entries`. Plugins that were excluded from the build are skipped. */
function screenFiles(chunks: readonly Chunk[]): string[] {
  const names = new Map(chunks.map((chunk) => [chunk, new Set((chunk.modules ?? []).flatMap(namesOf))]))
  const found = new Set<Chunk>()
  const add = (chunk: Chunk) => {
    if (found.has(chunk) || chunk.initial) return
    found.add(chunk)
    const own = names.get(chunk)
    for (const other of chunks)
      if (other.origins?.some(({ moduleName = '' }) => own?.has(withoutCount(moduleName)))) add(other)
  }
  for (const chunk of chunks) {
    const isEntry = ([from, request]: (typeof entries)[number]) =>
      chunk.origins?.some((origin) => origin.moduleName === from && origin.request === request)
    if (entries.some(isEntry)) add(chunk)
  }
  const files = [...found].flatMap(({ files = [] }) => files)
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}

const withoutCount = (name: string) => name.replace(/ \+ \d+ modules$/, '')

const namesOf = ({ name = '', modules = [] }: Module): string[] => [
  withoutCount(name),
  ...modules.flatMap(namesOf),
]
