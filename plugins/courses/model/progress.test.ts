import { describe, expect, test } from '@rstest/core'
import { readOneCourse } from './course'
import { LessonStatus } from './lesson'
import { completedIn, findLesson, findResumeLesson, lessonsOf, percentOf, statusOf } from './progress'

const { notStarted, inProgress, completed } = LessonStatus

/** A course with these lesson statuses per module; lesson ids count up from 1. */
function courseOf(...modules: unknown[][]) {
  let id = 0
  return readOneCourse({
    id: 'c',
    title: 'Course',
    courseModules: modules.map((statuses, order) => ({
      title: `Module ${order}`,
      order,
      lessons: statuses.map((lessonProgressStatus, place) => ({
        id: ++id,
        title: `Lesson ${id}`,
        order: place,
        lessonProgressStatus,
      })),
    })),
  })
}

// Covers CRS-LEARN-01
describe('percentOf', () => {
  const cases: [string, unknown[][], number][] = [
    ['none completed', [[1, 1]], 0],
    ['two of three', [[3, 3], [1]], 66],
    ['one of three', [[3], [2, 1]], 33],
    ['all but one of many', [[...Array(199).fill(3), 2]], 99],
    ['all', [[3], [3, 3]], 100],
    ['no lessons', [[], []], 0],
    ['no modules', [], 0],
    ['unknown codes', [[7, null, '3', -1]], 25],
  ]
  for (const [name, statuses, expected] of cases)
    test(name, () => expect(percentOf(courseOf(...statuses))).toBe(expected))
})

// Covers CRS-LEARN-02
describe('the badge of a module', () => {
  const cases: [string, unknown[], LessonStatus][] = [
    ['some completed, none in progress', [1, 3, 1], completed],
    ['all completed', [3, 3], completed],
    ['any in progress', [3, 2, 1], inProgress],
    ['only in progress', [2], inProgress],
    ['none opened', [1, 1], notStarted],
    ['0, null and undefined', [0, null, undefined], notStarted],
    ['no lessons', [], notStarted],
  ]
  for (const [name, statuses, expected] of cases)
    test(name, () => {
      const [module] = courseOf(statuses).modules
      if (!module) throw new Error('There is one module.')
      expect(statusOf(module)).toBe(expected)
    })
})

// Covers CRS-MY-01
describe('findResumeLesson returns', () => {
  const cases: [string, unknown[][], number | undefined][] = [
    [
      'the last lesson in progress in course order',
      [
        [3, 2],
        [2, 1],
      ],
      3,
    ],
    [
      'the first not started when none is in progress',
      [
        [3, 3],
        [3, 1, 1],
      ],
      4,
    ],
    ['the first of a course that was not started', [[1, 1], [1]], 1],
    [
      'one in progress although earlier ones are not started',
      [
        [1, 1],
        [1, 2],
      ],
      4,
    ],
    ['the first when all are completed', [[3], [3]], 1],
    ['undefined without lessons', [[]], undefined],
  ]
  for (const [name, statuses, expected] of cases)
    test(name, () => expect(findResumeLesson(courseOf(...statuses))?.id).toBe(expected))

  test('no lesson without an id', () => {
    const lessons = [
      { title: 'Lost', lessonProgressStatus: 2 },
      { id: 'b', title: 'Found' },
    ]
    const course = readOneCourse({ id: 1, courseModules: [{ title: 'One', lessons }] })
    expect(findResumeLesson(course)?.id).toBe('b')
    expect(lessonsOf(course)).toHaveLength(2)
  })
})

// Covers CRS-LEARN-01
test('completedIn counts lessons by status', () => {
  expect(completedIn(lessonsOf(courseOf([3, 2], [1, 3])))).toBe(2)
})

// Covers CRS-LES-02
describe('findLesson returns the neighbors of', () => {
  const course = courseOf([1, 1], [], [1])
  const cases: [string, string | number, unknown[]][] = [
    ['the first', 1, [undefined, 1, 2]],
    ['the last of a module', '2', [1, 2, 3]],
    ['the last', 3, [2, 3, undefined]],
    ['an unknown lesson', 99, [undefined, undefined, undefined]],
  ]
  for (const [name, id, expected] of cases)
    test(name, () => {
      const { previous, lesson, next } = findLesson(course, id)
      expect([previous?.id, lesson?.id, next?.id]).toEqual(expected)
    })
})
