import { expect, test } from '@rstest/core'
import { obsoleteExceptions, unexplained } from '../../scripts/packages/advisories.mjs'
import { licenceFaults, licencePage } from '../../scripts/packages/licences.mjs'
import { lockFaults, placeOf, productPackages } from '../../scripts/packages/lock.mjs'

const integrity = 'sha512-x'
const platforms = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => [os, cpu]))
const binaries = Object.fromEntries(
  platforms.map(([os = '', cpu = '']) => [
    `node_modules/tool-${os}-${cpu}`,
    { version: '1.0.0', integrity, os: [os], cpu: [cpu] },
  ]),
)
const lock = {
  '': { dependencies: { shown: '1.0.0' } },
  'node_modules/shown': { version: '1.0.0', license: 'MIT', integrity, dependencies: { part: '2' } },
  'node_modules/part': { version: '1.0.0', license: 'GPL-3.0', integrity },
  'node_modules/shown/node_modules/part': { version: '2.0.0', license: '(MPL-2.0 OR Apache-2.0)', integrity },
  'node_modules/tool': {
    version: '1.0.0',
    integrity,
    dev: true,
    optionalDependencies: Object.fromEntries(platforms.map(([os, cpu]) => [`tool-${os}-${cpu}`, '1.0.0'])),
  },
  ...binaries,
}

test('placeOf finds a dependency in its own package first, then further up', () => {
  expect(placeOf(lock, 'node_modules/shown', 'part')).toBe('node_modules/shown/node_modules/part')
  expect(placeOf(lock, 'node_modules/tool', 'part')).toBe('node_modules/part')
  expect(placeOf(lock, '', 'nothing')).toBeUndefined()
})

test('productPackages returns direct and indirect dependencies', () => {
  const packages = productPackages(lock)
  expect(packages).toEqual([
    {
      place: 'node_modules/shown/node_modules/part',
      name: 'part',
      version: '2.0.0',
      license: '(MPL-2.0 OR Apache-2.0)',
      isDirect: false,
    },
    { place: 'node_modules/shown', name: 'shown', version: '1.0.0', license: 'MIT', isDirect: true },
  ])
  expect(licenceFaults(packages)).toEqual([])
  expect(licencePage(packages)).toContain('- MIT: shown\n')
  expect(
    licenceFaults([
      { name: 'x', version: '1', license: 'GPL-3.0' },
      { name: 'y', version: '1', license: '' },
    ]),
  ).toEqual(['x 1 has the licence GPL-3.0.', 'y 1 has the licence (none).'])
})

test('lockFaults reports a missing native package and a missing integrity', () => {
  expect(lockFaults(lock)).toEqual([])
  const { 'node_modules/tool-darwin-arm64': _, ...without } = lock as Record<string, object>
  expect(lockFaults(without as typeof lock)).toEqual([
    'tool 1.0.0 needs tool-darwin-arm64, which is not in the lock file.',
    'tool 1.0.0 has no package for darwin on arm64.',
  ])
  expect(lockFaults({ ...lock, 'node_modules/bare': { version: '1.0.0' } })).toEqual([
    'node_modules/bare has no integrity.',
  ])
})

test('unexplained advisories and obsolete explanations are reported', () => {
  const found = [{ name: 'x', title: 'A hole', severity: 'high', url: 'https://advisories.example/1' }]
  const explained = [{ url: 'https://advisories.example/1', reason: 'Only while testing.' }]
  expect(unexplained(found, [])).toEqual(['x: A hole (high), https://advisories.example/1'])
  expect(unexplained(found, [{ url: 'https://advisories.example/1' }])).toHaveLength(1)
  expect(unexplained(found, explained)).toEqual([])
  expect(obsoleteExceptions(found, explained)).toEqual([])
  expect(obsoleteExceptions([], explained)).toHaveLength(1)
})
