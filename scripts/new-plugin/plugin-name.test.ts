import { expect, test } from '@rstest/core'
import { pluginFiles } from './plugin-files.mjs'
import { faultOf, spellingsOf } from './plugin-name.mjs'

const plugins = ['accounts', 'posts']
const paths = ['/', '/mypage', '/shoppingCart', '/course/:id']

for (const name of ['events', 'reading-list', 'a1', 'class', 'map', 'api-notes']) {
  test(`accepts ${name}`, () => expect(faultOf(name, plugins, paths)).toBeUndefined())
}

const bad = [
  [undefined, 'is missing'],
  ['', 'is missing'],
  ['Events', 'lowercase letters'],
  ['my events', 'lowercase letters'],
  ['-events', 'lowercase letters'],
  ['events-', 'lowercase letters'],
  ['1st', 'starts with a letter'],
  ['../outside', 'lowercase letters'],
  ['a'.repeat(31), 'too long'],
  ['posts', 'already'],
  ['kernel', 'is reserved'],
  ['mypage', 'belongs to another screen'],
  ['shoppingcart', 'belongs to another screen'],
  ['api', 'belongs to the API server'],
  ['messagehub', 'belongs to the API server'],
] as const
for (const [name, reason] of bad) {
  test(`rejects ${name ?? 'a missing name'}`, () => {
    expect(faultOf(name, plugins, paths)).toContain(reason)
  })
}

test('spells a name for files, code and screens', () => {
  expect(spellingsOf('reading-list')).toEqual({
    camel: 'readingList',
    pascal: 'ReadingList',
    title: 'Reading list',
  })
})

test('creates all files of a plugin', () => {
  expect(Object.keys(pluginFiles('events')).sort()).toEqual([
    'README.md',
    'api/list.query.ts',
    'contract.ts',
    'locales/en.ts',
    'locales/es.ts',
    'locales/pt-BR.ts',
    'locales/pt-PT.ts',
    'mock.ts',
    'model/item.ts',
    'openapi.yaml',
    'pages/events.test.tsx',
    'pages/events.tsx',
    'plugin.ts',
    'texts.ts',
  ])
})
