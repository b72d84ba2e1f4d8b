import type { RsbuildPlugin } from '@rsbuild/core'
import { checkLeftOut, withoutLeftOut } from './left-out.mjs'

/** Leaves those plugins out that PLUGINS_OFF names: the entry finds plugins by the pattern of their folder. */
export const pluginLeftOut = (): RsbuildPlugin => ({
  name: 'roda:left-out',
  setup(api) {
    checkLeftOut(api.context.rootPath)
    api.transform({ test: /[\\/]plugins[\\/](?:manifests|base-texts)\.ts$/ }, ({ code }) =>
      withoutLeftOut(code),
    )
  },
})
