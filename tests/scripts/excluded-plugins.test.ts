import { afterEach, expect, test } from '@rstest/core'
import {
  checkExcludedPlugins,
  excludedPlugins,
  withoutExcludedPlugins,
} from '../../scripts/build/excluded-plugins.mjs'
import { textOwners } from '../../scripts/build/locales.mjs'
import { pluginIds } from '../../scripts/build/route-map.mjs'

const everyPlugin = pluginIds(process.cwd())

afterEach(() => {
  delete process.env.PLUGINS_OFF
})

const manifests = '^\\.\\/[^/]+\\/plugin\\.ts$'

// Covers PLG-03
test('PLUGINS_OFF excludes only the plugins that it names', () => {
  process.env.PLUGINS_OFF = 'groups, billing'
  const pattern = new RegExp(withoutExcludedPlugins(manifests))
  expect(excludedPlugins()).toEqual(['billing', 'groups'])
  expect(pattern.test('./billing/plugin.ts')).toBe(false)
  expect(pattern.test('./posts/plugin.ts')).toBe(true)
  // A plugin stays when its id only starts with the id of an excluded plugin.
  expect(pattern.test('./billing-plans/plugin.ts')).toBe(true)
})

// Covers PLG-03
test.each(everyPlugin)('a build can leave out the plugin %s, and its texts', async (id) => {
  process.env.PLUGINS_OFF = id
  const pattern = new RegExp(withoutExcludedPlugins(manifests))
  expect(everyPlugin.filter((one) => !pattern.test(`./${one}/plugin.ts`))).toEqual([id])
  expect(pluginIds(process.cwd())).toEqual(everyPlugin.filter((one) => one !== id))
  expect([...(await textOwners(process.cwd())).keys()]).not.toContain(id)
})

// Covers PLG-03
test('a build has all plugins by default and rejects unknown plugin ids', () => {
  expect(withoutExcludedPlugins(manifests)).toBe(manifests)
  process.env.PLUGINS_OFF = 'biling'
  expect(() => checkExcludedPlugins(process.cwd())).toThrow('"biling"')
})
