import { expect, test } from '@rstest/core'
import { bytesBySource } from '../../scripts/build/source-map.mjs'

test('a source map attributes the bytes of a script to its source files', () => {
  // Columns 0 to 4 are from a.js, 4 to 7 from no source, 7 to 27 from b.js, which continues in the second
  // line.
  const script = `${'a'.repeat(4)}---${'b'.repeat(20)}\nbb`
  const map = { sources: ['a.js', 'b.js'], mappings: 'AAAA,I,GCAA;AACA' }
  expect([...bytesBySource(script, map)]).toEqual([
    ['a.js', 4],
    ['', 3],
    ['b.js', 22],
  ])
})

test('the source map decoder reads long and negative numbers', () => {
  const script = 'x'.repeat(40)
  const map = { sources: ['a.js', 'b.js'], mappings: 'ACAA,oBDAA' }
  expect([...bytesBySource(script, map)]).toEqual([
    ['b.js', 20],
    ['a.js', 20],
  ])
})
