import type { Translation } from '@kernel'
import type en from './en'

export default {
  'course.title': 'Curso',
  'mine.title': 'Os meus cursos',
  'learn.title': 'Aprender',
  'offered.title': 'Cursos',
  'status.notStarted': 'Por iniciar',
  'status.inProgress': 'Em curso',
  'status.completed': 'Concluído',
  'lesson.title': 'Aula',
} satisfies Translation<typeof en>
