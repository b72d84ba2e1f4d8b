import { afterEach, expect, test } from '@rstest/core'
import { checkExcludedPlugins, excludedPlugins, withoutExcludedPlugins } from './excluded-plugins.mjs'

afterEach(() => {
  delete process.env.PLUGINS_OFF
})

const manifests = '^\\.\\/[^/]+\\/plugin\\.ts$'

// Covers PLG-03
test('what PLUGINS_OFF names is not found by the entry, and all else is', () => {
  process.env.PLUGINS_OFF = 'groups, billing'
  const pattern = new RegExp(withoutExcludedPlugins(manifests))
  expect(excludedPlugins()).toEqual(['billing', 'groups'])
  expect(pattern.test('./billing/plugin.ts')).toBe(false)
  expect(pattern.test('./posts/plugin.ts')).toBe(true)
  // Another plugin may begin like it.
  expect(pattern.test('./billing-plans/plugin.ts')).toBe(true)
})

// Covers PLG-03
test('without it all are built; a name that there is not stops the build', () => {
  expect(withoutExcludedPlugins(manifests)).toBe(manifests)
  process.env.PLUGINS_OFF = 'biling'
  expect(() => checkExcludedPlugins(process.cwd())).toThrow('"biling"')
})
