import { useState } from 'react'
import { css } from 'styled-system/css'
import type { Course } from '../model/course'
import { NotesPanel } from './notes-panel'
import { useCourseNotes } from './use-course-notes'

const section = css({ mt: '10' })

/** All notes of a course, if there are any. */
export function CourseNotesSection({ course }: { readonly course: Course }) {
  const store = useCourseNotes(course)
  // Keep the section mounted after the last note is deleted, because the focus is in it.
  const [hasNotes] = useState(store.notes.length > 0)
  if (!hasNotes && store.notes.length === 0) return null
  return (
    <div className={section}>
      <NotesPanel course={course} lesson={undefined} store={store} />
    </div>
  )
}
