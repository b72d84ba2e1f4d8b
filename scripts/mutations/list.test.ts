import { readFileSync } from 'node:fs'
import { expect, test } from '@rstest/core'
import { mutations } from './list.mjs'

test('every guard stands where the list says, once, and has a test of its own', () => {
  const lost = mutations.filter(({ file, take }) => readFileSync(file, 'utf8').split(take).length !== 2)
  expect(lost.map(({ name }) => name)).toEqual([])
  const untried = mutations.filter(
    ({ test: { file, only = '' } }) => !readFileSync(file, 'utf8').includes(only),
  )
  expect(untried.map(({ name }) => name)).toEqual([])
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length)
})
