import { expect, test } from '@rstest/core'
import { timeInLesson } from './lesson-address'

// Covers UX-72
test.each([
  ['/lesson?course=3&lesson=7&at=65', 65],
  ['/lesson?at=0&lesson=7&course=3', 0],
  ['/lesson?course=3&lesson=7', undefined],
  ['/lesson?course=3&lesson=8&at=65', undefined],
  ['/lesson?course=4&lesson=7&at=65', undefined],
  ['/lesson?course=3&lesson=7&at=-1', undefined],
  ['/lesson?course=3&lesson=7&at=x', undefined],
  ['/elsewhere?course=3&lesson=7&at=65', undefined],
  ['https://elsewhere.example/lesson?course=3&lesson=7&at=65', undefined],
  ['https://[', undefined],
])('a link to %s leads to the time %j of the shown lesson', (link, at) => {
  history.replaceState(null, '', '/lesson?course=3&lesson=7')
  const href = link.startsWith('/') ? location.origin + link : link
  expect(timeInLesson(href, { id: 7, courseId: 3 })).toBe(at)
})
