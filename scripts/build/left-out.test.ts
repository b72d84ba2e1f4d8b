import { afterEach, expect, test } from '@rstest/core'
import { checkLeftOut, leftOut, withoutLeftOut } from './left-out.mjs'

afterEach(() => {
  delete process.env.PLUGINS_OFF
})

const manifests = '^\\.\\/[^/]+\\/plugin\\.ts$'

test('[PLG-03] what PLUGINS_OFF names is not found by the entry, and all else is', () => {
  process.env.PLUGINS_OFF = 'groups, billing'
  const pattern = new RegExp(withoutLeftOut(manifests))
  expect(leftOut()).toEqual(['billing', 'groups'])
  expect(pattern.test('./billing/plugin.ts')).toBe(false)
  expect(pattern.test('./posts/plugin.ts')).toBe(true)
  // Another plugin may begin like it.
  expect(pattern.test('./billing-plans/plugin.ts')).toBe(true)
})

test('[PLG-03] without it all are built; a name that there is not stops the build', () => {
  expect(withoutLeftOut(manifests)).toBe(manifests)
  process.env.PLUGINS_OFF = 'biling'
  expect(() => checkLeftOut(process.cwd())).toThrow('"biling"')
})
