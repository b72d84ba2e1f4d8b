import type { Translation } from '@kernel'
import type en from './en'

export default {
  'course.title': 'Curso',
  'course.untitled': 'Curso sin título',
  'course.untitledModule': 'Módulo sin título',
  'course.untitledLesson': 'Lección sin título',
  'course.instructor': 'Con {name:string}',
  'course.price': 'Precio:',
  'course.fullPrice': 'Precio completo:',
  'course.free': 'Gratis',
  'course.continue': 'Continuar el curso',
  'course.enrolled': 'Ya tienes este curso.',
  'course.launched': 'Disponible desde: {date:string}',
  'course.hours': '{hours:string} h de clase',
  'course.days': '{days:number} {{days:día|días}} de acceso',
  'course.modules': '{count:number} {{módulo|módulos}}',
  'course.lessons': '{count:number} {{lección|lecciones}}',
  'course.minutes': '{minutes:string} min',
  'course.certificate': 'Certificado al terminar',
  'course.about': 'Sobre este curso',
  'course.outline': 'Contenido del curso',
  'course.unknown': 'Este curso no existe',
  'course.unknown.text': 'Puede que ya no se ofrezca, o que la dirección no sea correcta.',
  'course.home': 'Ir al inicio',
  'course.retry': 'Intentar de nuevo',

  'mine.title': 'Mis cursos',
  'mine.empty': 'Todavía no tienes cursos',
  'mine.empty.text': 'Los cursos en los que te inscribas aparecen aquí, con todo lo que llevas avanzado.',
  'mine.search': 'Buscar en tus cursos',
  'mine.found': '{count:number} {{curso encontrado|cursos encontrados}}',
  'mine.noneFound': 'Ninguno de tus cursos trata de eso.',

  'learn.title': 'Aprender',
  'learn.progress': 'Tu progreso',
  'learn.count': '{completed:number} de {total:number} {{total:lección completada|lecciones completadas}}',
  'learn.start': 'Empezar',
  'learn.resume': 'Continuar',
  'learn.again': 'Ver de nuevo',
  'learn.noLessons': 'Este curso aún no tiene lecciones.',
  'learn.failed': 'Error al obtener la actividad del curso',
  'learn.notEnrolled': 'No tienes este curso',
  'learn.notEnrolled.text':
    'Sus lecciones son para quienes se han inscrito. En los detalles verás de qué trata y cómo conseguirlo.',
  'learn.details': 'Detalles del curso',

  'offered.title': 'Cursos',
  'offered.empty': 'Todavía no hay cursos',

  'status.notStarted': 'Sin empezar',
  'status.inProgress': 'En curso',
  'status.completed': 'Completado',

  'lesson.title': 'Lección',
} satisfies Translation<typeof en>
