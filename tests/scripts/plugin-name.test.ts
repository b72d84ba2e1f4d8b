import { expect, test } from '@rstest/core'
import { faultOf, spellingsOf } from '../../scripts/new/plugin-name.mjs'
import { templateFiles } from '../../scripts/new/template-files.mjs'

const plugins = ['accounts', 'posts']
const paths = ['/', '/mypage', '/shoppingCart', '/course/:id']

for (const name of ['events', 'reading-list', 'a1', 'class', 'map', 'api-notes']) {
  test(`the plugin name ${name} is accepted`, () => expect(faultOf(name, plugins, paths)).toBeUndefined())
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
  test(`the plugin name ${name ?? '(missing)'} is rejected`, () => {
    expect(faultOf(name, plugins, paths)).toContain(reason)
  })
}

test('spellingsOf converts a plugin name to spellings of code and screens', () => {
  expect(spellingsOf('reading-list')).toEqual({
    camel: 'readingList',
    pascal: 'ReadingList',
    title: 'Reading list',
  })
})

test('templateFiles replaces all placeholders of the templates', () => {
  const packages = new Proxy<Record<string, string>>({}, { get: (_, name) => `1.0.0-${String(name)}` })
  for (const kind of ['plugin', 'remote'] as const)
    for (const [path, text] of Object.entries(templateFiles(kind, 'reading-list', { packages })))
      expect(path + text).not.toMatch(/__|: undefined/)
})
