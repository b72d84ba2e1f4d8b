import type { Translation } from '@kernel'
import type en from './en'

export default {
  'course.title': 'Curso',
  'mine.title': 'Meus cursos',
  'learn.title': 'Aprender',
  'offered.title': 'Cursos',
  'status.notStarted': 'Não iniciado',
  'status.inProgress': 'Em andamento',
  'status.completed': 'Concluído',
  'lesson.title': 'Aula',
} satisfies Translation<typeof en>
