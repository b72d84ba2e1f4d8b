import { expect, test } from '@rstest/core'
import type { Course } from './course'
import { arrangeCourses, readSortOrder, readStatusFilter } from './my-courses-filter'

const course = (title: string, statuses?: readonly number[]) => ({
  id: title,
  title,
  progress: statuses && {
    modules: [{ lessons: statuses.map((status) => ({ status })) }] as unknown as Course['modules'],
  },
})
const courses = [
  course('Énergie', [3, 3]),
  course('Zoo', [1, 1]),
  course('Math', [3, 1]),
  course('Unknown'),
  course('Empty', []),
  course('Draw', [2, 1]),
]
const arrange = (status: string | null, sort: string | null) =>
  arrangeCourses(courses, ({ progress }) => progress, {
    status: readStatusFilter(status),
    sort: readSortOrder(sort),
    compareTitles: new Intl.Collator('en').compare,
  }).map(({ title }) => title)

// Covers UX-33
test('courses are filtered as not started, in progress or completed; one without progress is not in progress', () => {
  expect(arrange('completed', null)).toEqual(['Énergie'])
  expect(arrange('in-progress', null)).toEqual(['Math'])
  expect(arrange('not-started', null)).toEqual(['Zoo', 'Empty', 'Draw'])
  expect(arrange('anything', null)).toHaveLength(6)
})

// Covers UX-33
test('courses are sorted by title or by progress', () => {
  expect(arrange(null, 'title')).toEqual(['Draw', 'Empty', 'Énergie', 'Math', 'Unknown', 'Zoo'])
  expect(arrange(null, 'progress')).toEqual(['Énergie', 'Math', 'Zoo', 'Empty', 'Draw', 'Unknown'])
  expect(arrange(null, 'anything')).toEqual(courses.map(({ title }) => title))
})
