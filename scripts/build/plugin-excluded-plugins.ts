import type { RsbuildPlugin } from '@rsbuild/core'
import { checkExcludedPlugins, withoutExcludedPlugins } from './excluded-plugins.mjs'

/** Excludes the plugins in PLUGINS_OFF by changing the folder patterns in manifests.ts and base-texts.ts of plugins/. */
export const pluginExcludedPlugins = (): RsbuildPlugin => ({
  name: 'roda:excluded-plugins',
  setup(api) {
    checkExcludedPlugins(api.context.rootPath)
    api.transform({ test: /[\\/]plugins[\\/](?:manifests|base-texts)\.ts$/ }, ({ code }) =>
      withoutExcludedPlugins(code),
    )
  },
})
