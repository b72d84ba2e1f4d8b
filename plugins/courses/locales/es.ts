import type { Translation } from '@kernel'
import type en from './en'

export default {
  'course.title': 'Curso',
  'mine.title': 'Mis cursos',
  'learn.title': 'Aprender',
  'offered.title': 'Cursos',
  'status.notStarted': 'Sin empezar',
  'status.inProgress': 'En curso',
  'status.completed': 'Completado',
  'lesson.title': 'Lección',
} satisfies Translation<typeof en>
