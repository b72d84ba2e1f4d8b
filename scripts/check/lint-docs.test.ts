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

test('derives anchors as GitHub does', () => {
  expect([...findAnchors(page)]).toEqual([
    'the-guide',
    '1-lay-it-out-at-once',
    'kernelui',
    'twice',
    'twice-1',
  ])
})

test('finds relative links, but not those in code', () => {
  expect(findLinks(page)).toEqual([
    { path: 'other.md', anchor: 'part' },
    { path: '', anchor: 'twice' },
  ])
})

const blocks = [
  ['JSON with a trailing comma', 'json', '{ "a": 1, }', ['json block']],
  ['valid JSON', 'json', '{ "a": 1 }', []],
  ['incomplete TypeScript', 'ts', 'const a = {', ['ts block']],
  ['a component', 'tsx', 'const a = <Slot of={slot} props={{}} />', []],
  ['invalid YAML', 'yaml', 'a: [1', ['yaml block']],
  ['an existing command', 'sh', 'npm run -s check\nnpm start', []],
  ['an unknown command', 'sh', 'npm run chekc', ['npm run chekc']],
  ['a language that is not checked', 'nginx', 'server {', []],
] as const

for (const [name, language, text, faults] of blocks)
  test(`checks code blocks: ${name}`, () => {
    const found = findCodeIssues(`${fence}${language}\n${text}\n${fence}\n`, { check: '' })
    expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)))
  })
