import { join } from 'node:path'
import { expect, test } from '@rstest/core'
import { exportsOf, sharedRequests } from './shared-names.mjs'

const root = join(import.meta.dirname, '../..')

test('[PLG-02] what the kernel gives is found, handed on or not, and icons with their text', () => {
  const names = exportsOf(join(root, 'kernel/index'))
  for (const name of ['definePlugin', 'Button', '$session', 'myPageTabs'])
    expect([...names.keys()]).toContain(name)
  expect(names.get('starIcon')).toMatch(/^M/)
  // A type is nothing at run time.
  expect(names.has('PluginManifest')).toBe(false)
})

test('[PLG-02] plugins from outside share one of each of these', () => {
  const shared = sharedRequests(join(root, 'kernel/remotes/shared-modules.ts'))
  expect(shared.map(({ name }) => name)).toEqual([
    '@roda/kernel',
    '@tanstack/react-query',
    'effector',
    'effector-react',
    'react',
    'react-dom',
    'react-router',
    'react/jsx-runtime',
  ])
})
