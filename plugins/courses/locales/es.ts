import type { Translation } from '@kernel'
import type en from './en'

export default {
  'course.title': 'Curso',
  'mine.title': 'Mis cursos',
  'learn.title': 'Aprender',
  'offered.title': 'Cursos',
  'lesson.title': 'Lección',
} satisfies Translation<typeof en>
