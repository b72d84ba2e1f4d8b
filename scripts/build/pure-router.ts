import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Lets bundlers remove what react-router has for its data router and its framework, which are not used
 * (decision:own-or-library): the one call at the top of a module that they must keep otherwise, and the tags that a link of
 * the framework prefetches with. A version without these calls needs no change.
 */
export const pluginPureRouter = (): RsbuildPlugin => ({
  name: 'roda:pure-router',
  apply: 'build',
  setup(api) {
    api.transform(
      { test: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]components\.js$/ },
      ({ code }) => {
        const call = 'const MemoizedDataRoutes = '
        return code.replace(call, `${call}/* @__PURE__ */ `)
      },
    )
    api.transform({ test: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/ }, ({ code }) =>
      code.replace(/React\$1\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'),
    )
  },
})
