import type { RsbuildPlugin } from '@rsbuild/core'
import { checkExcludedPlugins, withoutExcludedPlugins } from './excluded-plugins.mjs'

/** Leaves those plugins out that PLUGINS_OFF names: the entry finds plugins by the pattern of their folder. */
export const pluginExcludedPlugins = (): RsbuildPlugin => ({
  name: 'roda:excluded-plugins',
  setup(api) {
    checkExcludedPlugins(api.context.rootPath)
    api.transform({ test: /[\\/]plugins[\\/](?:manifests|base-texts)\.ts$/ }, ({ code }) =>
      withoutExcludedPlugins(code),
    )
  },
})
