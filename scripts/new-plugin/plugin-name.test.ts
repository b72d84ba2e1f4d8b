import { expect, test } from '@rstest/core'
import { pluginFiles } from './plugin-files.mjs'
import { faultOf, spellingsOf } from './plugin-name.mjs'

const plugins = ['accounts', 'posts']
const paths = ['/', '/mypage', '/shoppingCart', '/course/:id']

for (const name of ['events', 'reading-list', 'a1', 'class', 'map', 'api-notes']) {
  test(`${name} is a good name`, () => expect(faultOf(name, plugins, paths)).toBeUndefined())
}

const bad = [
  [undefined, 'Say how'],
  ['', 'Say how'],
  ['Events', 'small letters'],
  ['my events', 'small letters'],
  ['-events', 'small letters'],
  ['events-', 'small letters'],
  ['1st', 'begins with a letter'],
  ['../outside', 'small letters'],
  ['a'.repeat(31), 'too long'],
  ['posts', 'already'],
  ['kernel', 'something else'],
  ['mypage', 'belongs to another screen'],
  ['shoppingcart', 'belongs to another screen'],
  ['api', 'belongs to the server'],
  ['messagehub', 'belongs to the server'],
] as const
for (const [name, reason] of bad) {
  test(`${name ?? 'nothing'} is refused with a sentence`, () => {
    expect(faultOf(name, plugins, paths)).toContain(reason)
  })
}

test('a name is written as each place writes names', () => {
  expect(spellingsOf('reading-list')).toEqual({
    camel: 'readingList',
    pascal: 'ReadingList',
    title: 'Reading list',
  })
})

test('a plugin has all that a plugin has', () => {
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
