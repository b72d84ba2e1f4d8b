import { describe, expect, test } from '@rstest/core'
import { readOneCourse } from './course'
import { type Lesson, LessonStatus } from './lesson'
import {
  completedIn,
  findLesson,
  findResumeLesson,
  lessonsOf,
  minutesOf,
  percentOf,
  statusOf,
} from './progress'

const { notStarted, inProgress, completed } = LessonStatus

/** Creates a course from the lesson statuses of each module; lesson ids count up from 1. */
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
describe('progress of a course in percent', () => {
  const cases: [string, unknown[][], number][] = [
    ['no completed lesson', [[1, 1]], 0],
    ['two completed lessons of three', [[3, 3], [1]], 66],
    ['one completed lesson of three', [[3], [2, 1]], 33],
    ['all but one of many lessons completed', [[...Array(199).fill(3), 2]], 99],
    ['one completed lesson of many', [[3, ...Array(199).fill(1)]], 1],
    ['all lessons completed', [[3], [3, 3]], 100],
    ['modules without lessons', [[], []], 0],
    ['a course without modules', [], 0],
    ['one completed lesson and three unknown codes', [[7, null, '3', -1]], 25],
  ]
  for (const [name, statuses, expected] of cases)
    test(`percentOf returns ${expected} for ${name}`, () =>
      expect(percentOf(courseOf(...statuses))).toBe(expected))
})

// Covers CRS-LEARN-02
describe('badge of a module', () => {
  const cases: [string, unknown[], LessonStatus][] = [
    ['is completed with a completed lesson and none in progress', [1, 3, 1], completed],
    ['is completed when all lessons are completed', [3, 3], completed],
    ['is in progress when any lesson is in progress', [3, 2, 1], inProgress],
    ['is in progress when its only lesson is in progress', [2], inProgress],
    ['is not started when no lesson was opened', [1, 1], notStarted],
    ['is not started for status 0, null and undefined', [0, null, undefined], notStarted],
    ['is not started without lessons', [], notStarted],
  ]
  for (const [name, statuses, expected] of cases)
    test(`the module badge ${name}`, () => {
      const [module] = courseOf(statuses).modules
      if (!module) throw new Error('There is one module.')
      expect(statusOf(module)).toBe(expected)
    })
})

// Covers CRS-MY-01
describe('lesson to resume', () => {
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
      'the first lesson not started yet',
      [
        [3, 3],
        [3, 1, 1],
      ],
      4,
    ],
    ['the first lesson of an unstarted course', [[1, 1], [1]], 1],
    [
      'a lesson in progress after unstarted ones',
      [
        [1, 1],
        [1, 2],
      ],
      4,
    ],
    ['the first lesson when all are completed', [[3], [3]], 1],
    ['undefined without lessons', [[]], undefined],
  ]
  for (const [name, statuses, expected] of cases)
    test(`findResumeLesson returns ${name}`, () =>
      expect(findResumeLesson(courseOf(...statuses))?.id).toBe(expected))

  test('findResumeLesson skips lessons without an id', () => {
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
test('completedIn returns the number of completed lessons', () => {
  expect(completedIn(lessonsOf(courseOf([3, 2], [1, 3])))).toBe(2)
})

// Covers CRS-LES-02
describe('finding a lesson with its previous and next lesson', () => {
  const course = courseOf([1, 1], [], [1])
  const cases: [string, string | number, unknown[]][] = [
    ['the neighbors of the first lesson', 1, [undefined, 1, 2]],
    ['the neighbors of the last lesson of a module', '2', [1, 2, 3]],
    ['the neighbors of the last lesson', 3, [2, 3, undefined]],
    ['nothing for an unknown lesson', 99, [undefined, undefined, undefined]],
  ]
  for (const [name, id, expected] of cases)
    test(`findLesson returns ${name}`, () => {
      const { previous, lesson, next } = findLesson(course, id)
      expect([previous?.id, lesson?.id, next?.id]).toEqual(expected)
    })
})

// Covers UX-30
test.each<[string, Lesson['duration'][], number | undefined]>([
  ['are added up', [12, 9.5], 21.5],
  ['are unknown if one is a text', [12, '1:05:00'], undefined],
  ['are unknown if one is missing', [12, undefined], undefined],
  ['are unknown without lessons', [], undefined],
])('the minutes of lessons %s', (_name, durations, minutes) => {
  expect(minutesOf(durations.map((duration) => ({ duration }) as Lesson))).toBe(minutes)
})
