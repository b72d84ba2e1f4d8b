import { expect, test } from '@rstest/core'
import { aPerson } from '@tests/kit/person'
import { completedAt, completionDate, recordCompletion } from './completed-at'
import type { Course } from './course'

const person = aPerson({ id: 7, login: 'nova' })
const session = { person, limit: 60, startedAt: new Date(0) }
const courseWith = (...statuses: readonly number[]) => ({
  id: 1,
  modules: [{ lessons: statuses.map((status) => ({ status })) }] as unknown as Course['modules'],
})

const dateOf = (course: number) =>
  completionDate({ of: (id) => completedAt.of(session).of(id).load(), entries: () => [] }, course)

// Covers UX-35
test('a course has a completion date while all its lessons are completed', () => {
  recordCompletion(session, courseWith(3, 2))
  expect(dateOf(1)).toBeUndefined()
  recordCompletion(session, courseWith(3, 3))
  const completed = dateOf(1)
  expect(completed).toBeInstanceOf(Date)
  recordCompletion(session, courseWith(3, 3))
  expect(dateOf(1)).toEqual(completed)
  recordCompletion(session, courseWith(3, 2))
  expect(dateOf(1)).toBeUndefined()
})

// Covers UX-35
test('a damaged date of completion counts as unknown', () => {
  for (const stored of ['x', '-1', '9e99', '{}', 'null']) {
    localStorage.setItem('roda:own:7:course-completed:1', stored)
    expect(dateOf(1)).toBeUndefined()
  }
})
