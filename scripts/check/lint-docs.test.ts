import { expect, test } from '@rstest/core'
import { findAnchors, findCodeIssues, findLinks } from './lint-docs.mjs'

const fence = '```'
const page = `# The guide

## 1. Lay it out, at once
## \`kernel/ui\`
## Twice
## Twice

See [that](other.md#part), [above](#twice) and [outside](https://example.org); \`[not](this.md)\` is code.

${fence}md
[nor](that.md)
${fence}
`

test('headings are linked to as GitHub names them', () => {
  expect([...findAnchors(page)]).toEqual([
    'the-guide',
    '1-lay-it-out-at-once',
    'kernelui',
    'twice',
    'twice-1',
  ])
})

test('links that stay within the project are found, those in code are not', () => {
  expect(findLinks(page)).toEqual([
    { path: 'other.md', anchor: 'part' },
    { path: '', anchor: 'twice' },
  ])
})

const blocks = [
  ['JSON with a comma too many', 'json', '{ "a": 1, }', ['json block']],
  ['good JSON', 'json', '{ "a": 1 }', []],
  ['TypeScript that is cut off', 'ts', 'const a = {', ['ts block']],
  ['a component', 'tsx', 'const a = <Slot of={slot} props={{}} />', []],
  ['YAML that does not fit', 'yaml', 'a: [1', ['yaml block']],
  ['a command that there is', 'sh', 'npm run -s check\nnpm start', []],
  ['a command that there is not', 'sh', 'npm run chekc', ['npm run chekc']],
  ['a language that nobody reads here', 'nginx', 'server {', []],
] as const

for (const [name, language, text, faults] of blocks)
  test(`code of a page: ${name}`, () => {
    const found = findCodeIssues(`${fence}${language}\n${text}\n${fence}\n`, { check: '' })
    expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)))
  })
