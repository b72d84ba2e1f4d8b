import { useHref, useTexts } from '@kernel'
import { matchExcerpt, useSearchSource } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { SearchSourceProps } from '../../search/contract'
import { learningQuery, myCoursesQuery } from '../api/queries'
import { learnRoute, lessonRoute } from '../contract'
import { clockTime } from '../model/clock-time'
import { type Course, courseText } from '../model/course'
import { type CourseText, textsOfCourse } from '../model/find-in-course'
import { lastLesson } from '../model/last-lesson'
import { courseNotes } from '../model/notes'
import { coursesTexts } from '../texts'

type Item = Course | CourseText

const isText = (item: Item): item is CourseText => 'kind' in item
const textOf = (item: Item): string => (isText(item) ? item.text : courseText(item))

/** The course on the screen, else the one that was opened last. */
function useOpenCourse(): string | undefined {
  const { pathname, search } = useLocation()
  const last = useUnit(lastLesson.$value)
  const learned = /\/course\/learn\/([^/]+)\/?$/.exec(pathname)?.[1]
  return learned ?? new URLSearchParams(search).get('course') ?? last?.course
}

/** Search source of the user's courses, and of what is in the open one: lessons, chapters, texts and notes. */
export default function useCoursesSearch(props: SearchSourceProps) {
  const { searchText } = props
  const t = useTexts(coursesTexts)
  const href = useHref()
  const open = useOpenCourse()
  const notes = useUnit(courseNotes.$values)
  const query = useQuery({ ...myCoursesQuery(), enabled: searchText !== '' })
  const { data: course } = useQuery({
    ...learningQuery(open ?? ''),
    enabled: searchText !== '' && open !== undefined,
  })
  const items = useMemo(
    () => query.data && [...query.data, ...(course ? textsOfCourse(course, notes.of(course.id).notes) : [])],
    [query.data, course, notes],
  )
  return useSearchSource<Item, { id: string; title: string; detail: string; to: string | undefined }>(props, {
    items,
    textOf,
    query,
    resultOf(item) {
      if (!isText(item))
        return {
          id: String(item.id),
          title: item.title,
          detail: [item.instructor, item.headline].filter(Boolean).join(' · '),
          to: href(learnRoute, { id: item.id }),
        }
      const { kind, lesson, lessonTitle, at, text } = item
      const found = kind === 'title' ? course?.title : matchExcerpt(text, searchText)
      return {
        id: [course?.id, lesson, kind, at, kind === 'note' && text].join(' '),
        title: lessonTitle || t['course.untitledLesson'](),
        detail: [at !== undefined && clockTime(at), found].filter(Boolean).join(' · '),
        to: href(lessonRoute, {}, { course: course?.id ?? '', lesson, at: at && Math.floor(at) }),
      }
    },
  })
}
