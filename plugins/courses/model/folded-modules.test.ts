import { expect, test } from '@rstest/core'
import { isOpenAtFirst } from './folded-modules'
import type { LessonStatus, Module } from './lesson'

const moduleOf = (...statuses: readonly LessonStatus[]) =>
  ({ lessons: statuses.map((status) => ({ status })) }) as unknown as Module

// Covers UX-30
test.each([
  ['the current module is open', moduleOf(1, 1), true, true],
  ['a finished module is open', moduleOf(3, 3), false, true],
  ['a later module is folded', moduleOf(1, 1), false, false],
  ['another started module is folded', moduleOf(3, 2), false, false],
])('%s', (_name, module, isCurrent, isOpen) => {
  expect(isOpenAtFirst(module, isCurrent)).toBe(isOpen)
})
