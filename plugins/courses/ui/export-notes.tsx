import { joinLists, onlyHere } from '@kernel/parts'
import { completedAt } from '../model/completed-at'
import { courseNotes } from '../model/notes'
import { lessonKeyOf, maxSaved, savedLearning } from '../model/saved-learning'
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
  onlyHere(savedLearning, {
    count: ({ courses, lessons }) => [
      [text('star.courseCount'), courses.length],
      [text('star.lessonCount'), lessons.length],
    ],
    merge: (here, taken) => ({
      courses: joinLists(here.courses, taken.courses, ({ id }) => id, maxSaved),
      lessons: joinLists(here.lessons, taken.lessons, lessonKeyOf, maxSaved),
    }),
  }),
  onlyHere(completedAt, {
    count: (time) => [[text('completion.count'), time === undefined ? 0 : 1]],
    merge: (here, taken) => here ?? taken,
  }),
]
