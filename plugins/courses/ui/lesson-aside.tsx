import { deviceStore, sameId, useTexts } from '@kernel'
import { CountBadge, Progress, Tabs } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import type { Course } from '../model/course'
import type { Lesson } from '../model/lesson'
import { lessonsOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { lessonStyles as styles } from './lesson.styles'
import { LessonOutline } from './lesson-outline'
import { NotesPanel } from './notes-panel'
import type { CourseNotesStore } from './use-course-notes'
import { useLessonCount } from './use-lesson-count'

type Section = 'other' | 'notes' | 'video'

/** What the user opened last. */
const openedSection = deviceStore(
  'lessonSection',
  (stored): Section => (stored === 'notes' || stored === 'video' ? stored : 'other'),
)

interface LessonNotesProps {
  readonly course: Course
  readonly lesson: Lesson
  readonly store: CourseNotesStore
  /** The chapters and transcripts of the lesson, if it has any. */
  readonly guide: { readonly label: string; readonly content: ReactNode } | undefined
}

export function LessonAside(props: LessonNotesProps) {
  const { course, lesson } = props
  const t = useTexts(coursesTexts)
  const lessonCount = useLessonCount()
  return (
    <NotesTabs
      {...props}
      label={t['notes.tabs']()}
      other={{
        id: 'other',
        label: t['lesson.outline'](),
        content: (
          <>
            <div className={styles.share}>
              <Progress label={lessonCount(lessonsOf(course))} percent={percentOf(course)} />
            </div>
            <LessonOutline course={course} current={lesson} />
          </>
        ),
      }}
    />
  )
}

interface LessonTabsProps extends LessonNotesProps {
  readonly about: ReactNode
}

/** The tabs below the video, on screens too narrow for a column beside it. */
export function LessonTabs({ about, ...props }: LessonTabsProps) {
  const t = useTexts(coursesTexts)
  return (
    <NotesTabs
      {...props}
      label={t['lesson.tabs']()}
      other={{ id: 'other', label: t['lesson.aboutShort'](), content: about }}
    />
  )
}

interface NotesTabsProps extends LessonNotesProps {
  readonly label: string
  readonly other: { readonly id: Section; readonly label: string; readonly content: ReactNode }
}

/** The notes, with a tab for something else before them, and one for what is in the video. */
function NotesTabs({ course, lesson, store, guide, label, other }: NotesTabsProps) {
  const t = useTexts(coursesTexts)
  const [latest, change] = useUnit([openedSection.$value, openedSection.changeFx])
  // What is open here stays when another tab opens the other.
  const [section, setSection] = useState(latest)
  const count = store.notes.filter((note) => sameId(note.lesson, lesson.id)).length
  return (
    <Tabs
      label={label}
      selected={section}
      onSelect={(id) => {
        const selected: Section = id === 'notes' || id === 'video' ? id : 'other'
        void change(() => selected)
        setSection(selected)
      }}
      tabs={[
        other,
        {
          id: 'notes',
          label: t['notes.title'](),
          badge: count > 0 && <CountBadge count={count} label={t['notes.count']({ count })} />,
          content: (
            <div className={styles.panel}>
              <NotesPanel course={course} lesson={lesson} store={store} />
            </div>
          ),
        },
        ...(guide
          ? [
              {
                id: 'video',
                label: guide.label,
                content: <div className={styles.panel}>{guide.content}</div>,
              },
            ]
          : []),
      ]}
    />
  )
}
