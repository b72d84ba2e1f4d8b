import { useHref, useTexts } from '@kernel'
import { matchExcerpt, useSearchSource } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { SearchSourceProps } from '../../search/contract'
import { learningQuery } from '../api/queries'
import { useTranscripts } from '../api/use-transcripts'
import { lessonRoute } from '../contract'
import { clockTime } from '../model/clock-time'
import { type CourseText, textsOfCourse } from '../model/find-in-course'
import { lastLesson } from '../model/last-lesson'
import { courseNotes } from '../model/notes'
import { coursesTexts } from '../texts'

const nothing: readonly CourseText[] = []
const textOf = ({ text }: CourseText) => text

/** The course on the screen, else the one that was opened last. */
function useOpenCourse(): string | undefined {
  const { pathname, search } = useLocation()
  const last = useUnit(lastLesson.$value)
  const learned = /\/course\/learn\/([^/]+)\/?$/.exec(pathname)?.[1]
  return learned ?? new URLSearchParams(search).get('course') ?? last?.course
}

/** Search source of what is in the open course: lessons, chapters, texts, notes, and the transcripts that were read. */
export default function useOpenCourseSearch(props: SearchSourceProps) {
  const { searchText } = props
  const t = useTexts(coursesTexts)
  const href = useHref()
  const open = useOpenCourse()
  const notes = useUnit(courseNotes.$values)
  const query = useQuery({
    ...learningQuery(open ?? ''),
    enabled: searchText !== '' && open !== undefined,
    throwOnError: false,
  })
  const course = query.data
  const { read } = useTranscripts(course, false)
  const items = useMemo(
    () => (course ? textsOfCourse(course, notes.of(course.id).notes, read) : nothing),
    [course, notes, read],
  )
  return useSearchSource(props, {
    items,
    textOf,
    // A course that can no longer be read has nothing to find.
    query: { isLoading: query.isLoading, error: null, refetch: query.refetch },
    resultOf({ kind, lesson, lessonTitle, at, text }) {
      const found = kind === 'title' ? course?.title : matchExcerpt(text, searchText)
      return {
        id: [course?.id, lesson, kind, at, kind !== 'text' && text].join(' '),
        title: lessonTitle || t['course.untitledLesson'](),
        detail: [
          kind === 'note' && t['find.note'](),
          kind === 'transcript' && t['guide.transcript'](),
          at !== undefined && clockTime(at),
          found,
        ]
          .filter(Boolean)
          .join(' · '),
        to: href(lessonRoute, {}, { course: course?.id ?? '', lesson, at: at && Math.floor(at) }),
      }
    },
  })
}
