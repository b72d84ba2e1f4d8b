import { expect, test } from '@rstest/core'
import { findCodeIssues, findPackageIssues } from '../../scripts/check/lint-docs.mjs'

const fence = '```'
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
  test(`findCodeIssues ${faults.length > 0 ? 'reports' : 'accepts'} ${name}`, () => {
    const found = findCodeIssues(`${fence}${language}\n${text}\n${fence}\n`, { check: '' })
    expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)))
  })

test('findPackageIssues reports rows that differ from package.json', () => {
  const table = (...rows: string[]) =>
    ['| Package | Why |', '| --- | --- |', ...rows.map((row) => `| ${row} | so |`)].join('\n')
  const packages = ['react', 'react-dom', 'typescript-7']
  expect(findPackageIssues(table('react, react-dom', 'typescript-7'), packages)).toEqual([])
  expect(findPackageIssues(table('react', 'vue', 'react-dom, vue'), packages)).toEqual([
    'has no row for typescript-7',
    'has a row for vue, which package.json lacks',
    'has a row for vue, which package.json lacks',
    'has two rows for vue',
  ])
})
