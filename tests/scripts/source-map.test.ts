import { expect, test } from '@rstest/core'
import { bytesBySource } from '../../scripts/build/source-map.mjs'

test('bytesBySource counts the characters from each source file', () => {
  // The first four characters come from a.js, the next three from no source file, and all others from b.js.
  const script = `${'a'.repeat(4)}---${'b'.repeat(20)}\nbb`
  const map = { sources: ['a.js', 'b.js'], mappings: 'AAAA,I,GCAA;AACA' }
  expect([...bytesBySource(script, map)]).toEqual([
    ['a.js', 4],
    ['', 3],
    ['b.js', 22],
  ])
})

test('bytesBySource decodes long and negative numbers in a source map', () => {
  const script = 'x'.repeat(40)
  const map = { sources: ['a.js', 'b.js'], mappings: 'ACAA,oBDAA' }
  expect([...bytesBySource(script, map)]).toEqual([
    ['b.js', 20],
    ['a.js', 20],
  ])
})
