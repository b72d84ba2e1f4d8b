import { sameId, useHref, useTexts } from '@kernel'
import { downloadFile, LinkedText, searchItems } from '@kernel/parts'
import {
  downloadIcon,
  IconButton,
  Menu,
  moreIcon,
  pencilIcon,
  SearchInput,
  TextLink,
  trashIcon,
} from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { learnRoute, lessonRoute } from '../contract'
import type { Course } from '../model/course'
import type { Lesson } from '../model/lesson'
import { groupNotes, type LessonNotes, type Note, noteText, sortNotes } from '../model/notes'
import { fileNamePart, notesAsMarkdown } from '../model/notes-markdown'
import { $openedPlayer } from '../model/opened-player'
import { coursesTexts } from '../texts'
import { learnTab } from './learn-tabs'
import { NoteForm } from './note-form'
import { PlayFrom } from './play-from'
import type { CourseNotesStore, NoteContent } from './use-course-notes'

const styles = {
  root: css({ stack: true, gap: '4' }),
  heading: css({ textStyle: 'subheading' }),
  // The title is hidden, because the tab or the collapsed section shows it too.
  hiddenHeading: css({ srOnly: true }),
  where: css({ textStyle: 'caption', color: 'quiet' }),
  // The icons of the tools and of the notes are below each other.
  tools: css({ row: true, gap: '1', me: '-3' }),
  search: css({ grow: true }),
  status: css({ textStyle: 'small', color: 'quiet', _empty: { display: 'none' } }),
  group: css({ display: 'grid', gap: '2' }),
  groupTitle: css({ textStyle: 'label', color: 'quiet', overflowWrap: 'anywhere' }),
  list: css({ stack: true }),
  // The menu button is aligned with the edge of the form.
  note: css({ display: 'flex', alignItems: 'flex-start', gap: '3', me: '-2', minW: '0' }),
  edited: css({ py: '3' }),
  noteText: css({
    grow: true,
    // Level with the buttons beside it.
    py: '[calc(({sizes.control} - 1lh) / 2)]',
    textStyle: 'small',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
}

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

interface NoteItemProps {
  readonly note: Note
  /** Plays the video of the shown lesson; undefined until its player is ready, and for notes of other lessons. */
  readonly playFrom: ((seconds: number) => void) | undefined
  /** URL of the lesson at the note's position; undefined when the lesson is no longer in the course. */
  readonly to: string | undefined
  readonly isEditing: boolean
  readonly onEditing: (isEditing: boolean) => void
  readonly onEdit: (content: NoteContent) => boolean
  readonly onDelete: () => void
}

/** A note; its time is a button or link that plays the video from there. */
function NoteItem({ note, playFrom, to, isEditing, onEditing, onEdit, onDelete }: NoteItemProps) {
  const t = useTexts(coursesTexts)
  const { id, at, text } = note

  if (isEditing)
    return (
      <li className={styles.edited}>
        <NoteForm
          draftId={`note-edit.${id}`}
          label={t['notes.edit']()}
          content={note}
          hasTime
          position={() => at}
          onSave={onEdit}
          onCancel={() => onEditing(false)}
        />
      </li>
    )
  return (
    <li className={styles.note}>
      {at !== undefined && <PlayFrom at={at} playFrom={playFrom} to={to} />}
      <p dir="auto" className={styles.noteText}>
        <LinkedText text={text} />
      </p>
      <Menu
        align="end"
        items={[
          { id: 'edit', label: t['notes.edit'](), icon: pencilIcon, onSelect: () => onEditing(true) },
          {
            id: 'delete',
            label: t['notes.delete'](),
            icon: trashIcon,
            isDanger: true,
            onSelect: onDelete,
          },
        ]}
        trigger={(props) => (
          <IconButton {...props} data-focus-home="" icon={moreIcon} label={t['notes.more']()} />
        )}
      />
    </li>
  )
}
