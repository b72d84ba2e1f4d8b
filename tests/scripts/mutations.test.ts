import { readFileSync } from 'node:fs'
import { expect, test } from '@rstest/core'
import { mutations } from '../mutations/list.mjs'

test('each entry of guards.yaml quotes code found once and an existing test', () => {
  const missing = mutations.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2)
  expect(missing.map(({ name }) => name)).toEqual([])
  const untested = mutations.filter(({ test, title }) => !readFileSync(test ?? '', 'utf8').includes(title))
  expect(untested.map(({ name }) => name)).toEqual([])
  expect(mutations.length).toBeGreaterThan(90)
})
