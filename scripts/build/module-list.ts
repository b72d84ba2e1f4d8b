import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'
import { bytesBySource } from './source-map.mjs'

/**
 * Writes `.cache/build/modules.json` for `npm run size`: how many bytes of each script come from each package,
 * plugin and the kernel. Computes this from source maps, which it then removes from the build.
 */
export const pluginModuleList = (): RsbuildPlugin => ({
  name: 'roda:module-list',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      process.env.NODE_ENV === 'production'
        ? mergeRsbuildConfig(config, { output: { sourceMap: { js: 'hidden-source-map' } } })
        : config,
    )

    api.processAssets({ stage: 'report' }, async ({ assets, compilation, environment }) => {
      if (environment.config.mode !== 'production') return
      const list: Record<string, Record<string, number>> = {}
      for (const [name, asset] of Object.entries(assets)) {
        if (!name.endsWith('.js.map')) continue
        const file = name.slice(0, -'.map'.length)
        const script = assets[file]?.source().toString() ?? ''
        list[file] = byOwner(bytesBySource(script, JSON.parse(asset.source().toString())))
        compilation.deleteAsset(name)
      }
      const folder = join(api.context.rootPath, '.cache/build')
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'modules.json'), JSON.stringify(list, null, 2))
    })
  },
})

function byOwner(bytes: ReadonlyMap<string, number>): Record<string, number> {
  const owners: Record<string, number> = {}
  for (const [source, size] of bytes) {
    const owner = ownerOf(source)
    owners[owner] = (owners[owner] ?? 0) + size
  }
  return owners
}

function ownerOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  const inProduct = /^(?:\.\.\/)*(plugins\/[^/|]+|kernel|styled-system)\//.exec(source)?.[1]
  return inPackage ?? inProduct ?? 'bundler'
}
