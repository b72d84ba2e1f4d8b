import { sameId, useHref, useTexts } from '@kernel'
import { downloadFile, searchItems } from '@kernel/parts'
import { downloadIcon, IconButton, SearchInput, TextLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { learnRoute, lessonRoute } from '../contract'
import type { Course } from '../model/course'
import type { Lesson } from '../model/lesson'
import { groupNotes, type LessonNotes, type Note, noteText, sortNotes } from '../model/notes'
import { fileNamePart, notesAsMarkdown } from '../model/notes-markdown'
import { $openedPlayer } from '../model/opened-player'
import { coursesTexts } from '../texts'
import { learnTab } from './learn-tabs'
import { NoteForm } from './note-form'
import { NoteItem } from './note-item'
import { styles } from './notes.styles'
import type { CourseNotesStore } from './use-course-notes'

export interface NotesProps {
  readonly course: Course
  /** The shown lesson; without one, all notes of the course are shown. */
  readonly lesson: Lesson | undefined
  readonly store: CourseNotesStore
}

export default function Notes({ course, lesson, store }: NotesProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const headingId = useId()
  const player = useUnit($openedPlayer)
  const [searchText, setSearchText] = useState('')
  const [edited, setEdited] = useState<readonly Note[]>([])
  const isStored = ({ id }: Note) => store.notes.some((one) => one.id === id)
  // A note that another tab deletes stays until its text is saved again or given up.
  const notes = [...store.notes, ...edited.filter((note) => !isStored(note))]
  const isCourseWide = !lesson || searchText.trim() !== ''
  const found = searchItems(notes, searchText, noteText)
  const groups = groupNotes(found, course)
  const titleOf = ({ title }: LessonNotes) => title || t['course.untitledLesson']()

  const handleDownload = () =>
    downloadFile(
      notesAsMarkdown(course.title || t['course.untitled'](), groupNotes(store.notes, course), titleOf),
      [t['notes.fileName'](), fileNamePart(course.title)].filter(Boolean).join('-').concat('.md'),
      'text/markdown;charset=utf-8',
    )
  const renderNote = (note: Note, isListed: boolean) => (
    <NoteItem
      key={note.id}
      note={note}
      playFrom={player && lesson && sameId(note.lesson, lesson.id) ? player.playFrom : undefined}
      to={
        isListed && note.at !== undefined
          ? href(lessonRoute, {}, { course: course.id, lesson: note.lesson, at: Math.floor(note.at) })
          : undefined
      }
      isEditing={edited.some(({ id }) => id === note.id)}
      onEditing={(isEditing) =>
        setEdited((current) => [...current.filter(({ id }) => id !== note.id), ...(isEditing ? [note] : [])])
      }
      onEdit={(content) => store.edit(note, content)}
      onDelete={() => store.remove(note)}
    />
  )

  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <h2 id={headingId} className={lesson ? styles.hiddenHeading : styles.heading}>
        {t['notes.title']()}
      </h2>
      {lesson?.id !== undefined && (
        <NoteForm
          draftId={`note.${lesson.id}`}
          label={t['notes.write']()}
          hasTime={lesson.video !== undefined}
          position={() => player?.position()}
          pause={player?.pause}
          onSave={(content) =>
            store.add({ id: lesson.id ?? '', title: lesson.title || t['course.untitledLesson']() }, content)
          }
        />
      )}
      {notes.length > 0 && (
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchInput label={t['notes.search']()} value={searchText} onChange={setSearchText} />
          </div>
          {store.notes.length > 0 && (
            <IconButton
              size="lg"
              icon={downloadIcon}
              label={t['notes.download']()}
              onClick={handleDownload}
            />
          )}
        </div>
      )}
      <p role="status" className={styles.status}>
        {searchText.trim() &&
          (found.length > 0 ? t['notes.found']({ count: found.length }) : t['mine.noneFound']())}
      </p>
      {isCourseWide ? (
        groups.map((group) => (
          <div key={group.lesson} className={styles.group}>
            <h3 dir="auto" className={styles.groupTitle}>
              {group.isListed ? (
                <TextLink
                  variant="plain"
                  to={href(lessonRoute, {}, { course: course.id, lesson: group.lesson })}
                >
                  {titleOf(group)}
                </TextLink>
              ) : (
                titleOf(group)
              )}
            </h3>
            <ul role="list" className={styles.list}>
              {group.notes.map((note) => renderNote(note, group.isListed))}
            </ul>
          </div>
        ))
      ) : (
        <ul role="list" aria-label={t['notes.list']()} className={styles.list}>
          {sortNotes(notes.filter((note) => sameId(note.lesson, lesson.id))).map((note) =>
            renderNote(note, true),
          )}
        </ul>
      )}
      <p className={styles.where}>
        {t['notes.where']()}
        {lesson && notes.some((note) => !sameId(note.lesson, lesson.id)) && (
          <>
            {' '}
            <TextLink to={href(learnRoute, { id: String(course.id) }, { [learnTab]: 'notes' })}>
              {t['notes.all']()}
            </TextLink>
          </>
        )}
      </p>
    </section>
  )
}
