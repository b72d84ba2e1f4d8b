import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Marks the one call at the top of a module of react-router that bundlers must keep otherwise: with it, the product would
 * contain all that renders the routes of its data router, which is not used (decision:own-or-library).
 */
export const pluginPureRouter = (): RsbuildPlugin => ({
  name: 'roda:pure-router',
  apply: 'build',
  setup(api) {
    api.transform(
      { test: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]components\.js$/ },
      ({ code }) => {
        const call = 'const MemoizedDataRoutes = '
        // A version without the call needs no mark.
        return code.replace(call, `${call}/* @__PURE__ */ `)
      },
    )
  },
})
