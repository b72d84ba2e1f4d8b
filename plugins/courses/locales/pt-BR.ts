import type { Translation } from '@kernel'
import type en from './en'

export default {
  'course.title': 'Curso',
  'mine.title': 'Meus cursos',
  'learn.title': 'Aprender',
  'offered.title': 'Cursos',
  'lesson.title': 'Aula',
} satisfies Translation<typeof en>
