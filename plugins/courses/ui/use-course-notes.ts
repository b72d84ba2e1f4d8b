import { $session, type Id, toastShown } from '@kernel'
import { announce } from '@kernel/parts'
import { useUnit } from 'effector-react'
import type { Course } from '../model/course'
import { courseNotes, type Note, saveNotes } from '../model/notes'
import { coursesTexts } from '../texts'

export type NoteContent = Pick<Note, 'at' | 'text'>

export interface CourseNotesStore {
  readonly notes: readonly Note[]
  /** @returns `false` if it could not be stored */
  readonly add: (lesson: { readonly id: Id; readonly title: string }, content: NoteContent) => boolean
  /** Stores changes of a note, also of one that another tab has deleted. @returns `false` if they could not be stored */
  readonly edit: (note: Note, content: NoteContent) => boolean
  /** Deletes a note and offers "Undo". @returns `false` if it could not be deleted, which a toast says */
  readonly remove: (note: Note) => boolean
}

// `crypto.randomUUID` is missing without HTTPS.
const newId = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`

export function useCourseNotes({ id, title }: Pick<Course, 'id' | 'title'>): CourseNotesStore {
  const [session, stored, showToast, announceText] = useUnit([
    $session,
    courseNotes.$values,
    toastShown,
    announce,
  ])
  const { notes } = stored.of(id)

  // Read the stored notes again before each change, because other tabs may have changed them.
  function change(update: (current: readonly Note[]) => readonly Note[]): boolean {
    const now = courseNotes.of(session).of(id).load()
    return saveNotes(session, id, { title, notes: update(now.notes) })
  }
  function changeAloud(update: (current: readonly Note[]) => readonly Note[]): boolean {
    const isSaved = change(update)
    if (isSaved) announceText(coursesTexts.ref('notes.saved'))
    return isSaved
  }
  const without = (note: Note) => (current: readonly Note[]) => current.filter((one) => one.id !== note.id)

  return {
    notes,
    add: (lesson, content) =>
      changeAloud((current) => [
        ...current,
        {
          ...content,
          id: newId(),
          lesson: String(lesson.id),
          lessonTitle: lesson.title,
          writtenAt: Date.now(),
        },
      ]),
    edit: (note, content) =>
      changeAloud((current) =>
        current.some(({ id }) => id === note.id)
          ? current.map((one) => (one.id === note.id ? { ...one, ...content } : one))
          : [...current, { ...note, ...content }],
      ),
    remove(note) {
      if (!change(without(note))) {
        showToast({ kind: 'danger', text: coursesTexts.ref('notes.notDeleted') })
        return false
      }
      showToast({
        kind: 'success',
        text: coursesTexts.ref('notes.deleted'),
        undo: {
          key: `note-${note.id}`,
          undo: () => change((current) => [...without(note)(current), note]),
          commit: () => undefined,
          settled: Promise.resolve(),
        },
      })
      return true
    },
  }
}
