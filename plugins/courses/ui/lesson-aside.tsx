import { deviceStorage, sameId, useTexts } from '@kernel'
import { CountBadge, chevronDownIcon, Icon, Tabs } from '@kernel/ui'
import { useState } from 'react'
import type { Course } from '../model/course'
import type { Lesson } from '../model/lesson'
import { coursesTexts } from '../texts'
import { lessonRecipe } from './lesson.recipe'
import { LessonOutline } from './lesson-outline'
import { NotesPanel } from './notes-panel'
import type { CourseNotesStore } from './use-course-notes'

type Section = 'outline' | 'notes'

/** The section beside the video that the user opened last. */
const storedSection = deviceStorage.define(
  'lessonSection',
  (stored): Section => (stored === 'notes' ? 'notes' : 'outline'),
)

interface LessonNotesProps {
  readonly course: Course
  readonly lesson: Lesson
  readonly store: CourseNotesStore
}

interface LessonAsideProps extends LessonNotesProps {
  /** Whether the notes are in this column, not below the video. */
  readonly hasNotes: boolean
}

/** The column beside the video: the outline and the notes. */
export function LessonAside({ course, lesson, store, hasNotes }: LessonAsideProps) {
  const t = useTexts(coursesTexts)
  const [section, setSection] = useState(storedSection.load)
  const outline = <LessonOutline course={course} current={lesson} />
  if (!hasNotes) return outline
  return (
    <Tabs
      label={t['notes.tabs']()}
      selected={section}
      onSelect={(id) => {
        const selected: Section = id === 'notes' ? 'notes' : 'outline'
        storedSection.save(selected)
        setSection(selected)
      }}
      tabs={[
        { id: 'outline', label: t['notes.outline'](), content: outline },
        {
          id: 'notes',
          label: t['notes.title'](),
          badge: <NoteCount lesson={lesson} store={store} />,
          content: <NotesPanel course={course} lesson={lesson} store={store} />,
        },
      ]}
    />
  )
}

/** The collapsed notes below the video, on screens too narrow for a column beside it. */
export function LessonNotes({ course, lesson, store }: LessonNotesProps) {
  const t = useTexts(coursesTexts)
  const [isOpen, setIsOpen] = useState(() => storedSection.load() === 'notes')
  const styles = lessonRecipe()
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        storedSection.save(currentTarget.open ? 'notes' : 'outline')
        setIsOpen(currentTarget.open)
      }}
      className={styles.notes}
    >
      <summary className={styles.notesSummary}>
        {t['notes.title']()}
        <NoteCount lesson={lesson} store={store} />
        <Icon of={chevronDownIcon} size="sm" />
      </summary>
      {isOpen && (
        <div className={styles.notesContent}>
          <NotesPanel course={course} lesson={lesson} store={store} />
        </div>
      )}
    </details>
  )
}

function NoteCount({ lesson, store }: Pick<LessonNotesProps, 'lesson' | 'store'>) {
  const t = useTexts(coursesTexts)
  const count = store.notes.filter((note) => sameId(note.lesson, lesson.id)).length
  return count > 0 && <CountBadge count={count} label={t['notes.count']({ count })} />
}
