import { joinLists, onlyHere } from '@kernel/parts'
import { completedAt } from '../model/completed-at'
import { courseNotes } from '../model/notes'
import { coursesTexts } from '../texts'

const text = coursesTexts.ref

export default async () => [
  onlyHere(courseNotes, {
    count: ({ notes }) => [[text('notes.count'), notes.length]],
    merge: (here, taken) => ({
      title: here.title || taken.title,
      notes: joinLists(here.notes, taken.notes, ({ id }) => id),
    }),
  }),
  onlyHere(completedAt, {
    count: (time) => [[text('completion.count'), time === undefined ? 0 : 1]],
    merge: (here, taken) => here ?? taken,
  }),
]
