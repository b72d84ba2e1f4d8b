import { expect, test } from '@rstest/core'
import { isStarred, readSavedLearning, withStar } from './saved-learning'

const none = readSavedLearning(undefined)

// Covers UX-73
test('stars are read newest first, without damaged ones, and not more than 500', () => {
  for (const stored of [undefined, null, 'x', [], { courses: 'x', lessons: [null, 3, {}] }])
    expect(readSavedLearning(stored)).toEqual({ courses: [], lessons: [] })
  const many = Array.from({ length: 600 }, (_, at) => ({ id: String(at + 1), title: 'x'.repeat(900), at }))
  const { courses, lessons } = readSavedLearning({
    courses: many,
    lessons: [...many, { id: '1', course: '7' }],
  })
  expect(courses).toHaveLength(500)
  expect(courses[0]).toEqual({ id: '600', title: 'x'.repeat(200), at: 599 })
  expect(lessons).toEqual([{ id: '1', title: '', at: 0, course: '7' }])
})

// Covers UX-73
test('a course and a lesson with the same id are starred apart, and once', () => {
  const course = { id: 7, title: 'Clay' }
  const lesson = { id: 7, title: 'Water', course: 3 }
  let saved = withStar(
    withStar(withStar(none, course, 1), lesson, 2),
    { ...course, id: '7', title: 'New' },
    3,
  )
  expect(saved.courses).toEqual([{ id: '7', title: 'New', at: 3 }])
  expect(isStarred(saved, lesson)).toBe(true)
  expect(isStarred(saved, { ...lesson, course: 4 })).toBe(false)
  saved = withStar(saved, course, undefined)
  expect([isStarred(saved, course), isStarred(saved, lesson)]).toEqual([false, true])
  expect(withStar(saved, lesson, undefined)).toEqual(none)
})
