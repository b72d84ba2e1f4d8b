import { join } from 'node:path'
import { expect, test } from '@rstest/core'
import { shared } from '../../package/remote.mjs'
import { exportsOf, sharedRequests } from '../../scripts/build/shared-names.mjs'

const root = join(import.meta.dirname, '../..')

// Covers PLG-02
test('exportsOf finds the kernel’s exports and icons for remote plugins', () => {
  const names = exportsOf(join(root, 'kernel/index'))
  for (const name of ['definePlugin', '$session', 'myPageTabs']) expect([...names.keys()]).toContain(name)
  const ui = exportsOf(join(root, 'kernel/ui'))
  expect([...ui.keys()]).toContain('Button')
  expect(ui.get('starIcon')).toMatch(/^M/)
  // Types do not exist at run time.
  expect(names.has('PluginManifest')).toBe(false)
})

// Covers PLG-02
test('libraries that must be loaded only once are shared with remote plugins', () => {
  const provided = sharedRequests(join(root, 'kernel/remotes/expose-shared-modules.ts'))
  expect(provided.map(({ name }) => name)).toEqual(shared)
})
