import { readFileSync } from 'node:fs'
import { expect, test } from '@rstest/core'
import { mutations } from './list.mjs'

test('finds every guard exactly once in its file, and its test', () => {
  const missing = mutations.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2)
  expect(missing.map(({ name }) => name)).toEqual([])
  const untested = mutations.filter(
    ({ test: { file, only = '' } }) => !readFileSync(file, 'utf8').includes(only),
  )
  expect(untested.map(({ name }) => name)).toEqual([])
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length)
})
