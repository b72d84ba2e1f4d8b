import { expect, test } from '@rstest/core'
import { bannedWordsIn, findBannedNames } from '../../scripts/check/banned-names.mjs'

const glossary = `# Glossary

## Avoid

| Instead of | Write |
| --- | --- |
| way, stand-in, keep (noun) | redirect, replacement, storage |
| wish | option |
`

test('bannedWordsIn reads glossary words, except those with a remark', () => {
  expect(bannedWordsIn(glossary)).toEqual(['way', 'stand-in', 'wish'])
})

const cases = [
  ['a variable', 'const wayHome = 1', ['wayHome']],
  ['a plural', 'export const wishes = []', ['wishes']],
  ['a word of two segments', 'function findStandIn() {}', ['findStandIn']],
  ['parameters', 'export const f = ({ a: way }, [wish]) => way', ['way', 'wish']],
  ['types', 'interface Wish {}\ntype Ways = string', ['Wish', 'Ways']],
  ['part of another word', 'const always = 1\nconst gateway = 2', []],
  ['uses and strings', "send(way, 'wish', other.way)", []],
] as const
for (const [name, source, found] of cases)
  test(`findBannedNames ${found.length > 0 ? 'reports' : 'ignores'} ${name}`, () => {
    const names = findBannedNames('some.ts', source, ['way', 'stand-in', 'wish']).map((one) => one.name)
    expect(names).toEqual(found)
  })
