import type { Translation } from '@kernel'
import type en from './en'

export default {
  'course.title': 'Curso',
  'mine.title': 'Os meus cursos',
  'learn.title': 'Aprender',
  'offered.title': 'Cursos',
  'lesson.title': 'Aula',
} satisfies Translation<typeof en>
