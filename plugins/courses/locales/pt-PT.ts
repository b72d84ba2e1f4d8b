import type { Translation } from '@kernel'
import type en from './en'

export default {
  'course.title': 'Curso',
  'course.untitled': 'Curso sem título',
  'course.untitledModule': 'Módulo sem título',
  'course.untitledLesson': 'Aula sem título',
  'course.instructor': 'Com {name:string}',
  'course.price': 'Preço:',
  'course.fullPrice': 'Preço sem desconto:',
  'course.free': 'Gratuito',
  'course.continue': 'Continuar o curso',
  'course.enrolled': 'A inscrição neste curso já está feita.',
  'course.launched': 'Disponível desde {date:string}',
  'course.hours': '{hours:string} h de aulas',
  'course.days': '{days:number} {{days:dia|dias}} de acesso',
  'course.modules': '{count:number} {{módulo|módulos}}',
  'course.lessons': '{count:number} {{aula|aulas}}',
  'course.minutes': '{minutes:string} min',
  'course.certificate': 'Certificado no final',
  'course.about': 'Sobre este curso',
  'course.outline': 'Conteúdo do curso',
  'course.unknown': 'Este curso não existe',
  'course.unknown.text': 'Pode já não estar à venda, ou o endereço não está certo.',
  'course.home': 'Ir para a página inicial',
  'course.retry': 'Tentar novamente',

  'mine.title': 'Os meus cursos',
  'mine.empty': 'Ainda não há cursos',
  'mine.empty.text': 'Os cursos com inscrição feita aparecem aqui, com o progresso em cada um.',
  'mine.search': 'Pesquisar nos meus cursos',
  'mine.found': '{count:number} {{curso encontrado|cursos encontrados}}',
  'mine.noneFound': 'Nenhum dos seus cursos trata disso.',

  'learn.title': 'Aprender',
  'learn.progress': 'O seu progresso',
  'learn.count': '{completed:number} de {total:number} {{total:aula concluída|aulas concluídas}}',
  'learn.start': 'Começar',
  'learn.resume': 'Retomar',
  'learn.again': 'Ver de novo',
  'learn.noLessons': 'Este curso ainda não tem aulas.',
  'learn.failed': 'Erro ao obter a atividade do curso',
  'learn.notEnrolled': 'Ainda não há inscrição neste curso',
  'learn.notEnrolled.text':
    'As aulas são para quem se inscreveu. Os detalhes dizem de que trata o curso e como o obter.',
  'learn.details': 'Detalhes do curso',

  'offered.title': 'Cursos',
  'offered.empty': 'Ainda não há cursos',

  'status.notStarted': 'Por iniciar',
  'status.inProgress': 'Em curso',
  'status.completed': 'Concluído',

  'lesson.title': 'Aula',
} satisfies Translation<typeof en>
