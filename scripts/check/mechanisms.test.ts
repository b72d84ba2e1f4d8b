import { expect, test } from '@rstest/core'
import { misplacedParts } from './mechanisms.mjs'

const mechanism = {
  pattern: '\\bsetQueryData\\b',
  instead: 'Use the overlay.',
  home: ['kernel/query/', 'a.ts'],
}
const use = 'client.setQueryData(key, data)'

test.each([
  ['in its own files', { 'kernel/query/b.ts': use, 'a.ts': use }, {}, []],
  [
    'in comments and imports',
    { 'c.ts': `import { setQueryData } from 'x'\n/** setQueryData */\n// setQueryData` },
    {},
    [],
  ],
  ['in a listed place', { 'c.ts': use }, { places: { 'c.ts': 1 } }, []],
  ['in a kept place', { 'c.ts': `${use}\n${use}` }, { kept: { 'c.ts': 'a reason' } }, []],
  [
    'in a new place',
    { 'c.ts': use },
    {},
    ['c.ts: overlay: 1 × \\bsetQueryData\\b, listed 0. Use the overlay.'],
  ],
  [
    'once more in a listed place',
    { 'c.ts': `${use}\n${use}` },
    { places: { 'c.ts': 1 } },
    [expect.stringMatching('2 ×')],
  ],
  [
    'no longer in a listed place',
    { 'c.ts': '' },
    { places: { 'c.ts': 1 } },
    [expect.stringMatching('Shorten')],
  ],
  ['no longer in a kept place', {}, { kept: { 'c.ts': 'a reason' } }, [expect.stringMatching('Shorten')]],
])('reports what belongs to a mechanism and is %s', (_, sources, lists, problems) => {
  expect(misplacedParts({ overlay: { ...mechanism, ...lists } }, sources)).toEqual(problems)
})
