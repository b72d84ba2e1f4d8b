import { join } from 'node:path'
import { expect, test } from '@rstest/core'
import { exportsOf, sharedRequests } from './shared-names.mjs'

const root = join(import.meta.dirname, '../..')

// Covers PLG-02
test('what the kernel gives is found, handed on or not, and icons with their text', () => {
  const names = exportsOf(join(root, 'kernel/index'))
  for (const name of ['definePlugin', '$session', 'myPageTabs']) expect([...names.keys()]).toContain(name)
  const ui = exportsOf(join(root, 'kernel/ui/index'))
  expect([...ui.keys()]).toContain('Button')
  expect(ui.get('starIcon')).toMatch(/^M/)
  // A type is nothing at run time.
  expect(names.has('PluginManifest')).toBe(false)
})

// Covers PLG-02
test('plugins from outside share one of each of these', () => {
  const shared = sharedRequests(join(root, 'kernel/shell/remotes/expose-shared-modules.ts'))
  expect(shared.map(({ name }) => name)).toEqual([
    '@roda/kernel',
    '@roda/kernel/parts',
    '@roda/kernel/ui',
    '@tanstack/react-query',
    'effector',
    'effector-react',
    'react',
    'react-dom',
    'react-router',
    'react/jsx-runtime',
  ])
})
