import type { Translation } from '@kernel'
import type en from './en'

export default {
  'course.title': 'Curso',
  'course.untitled': 'Curso sem título',
  'course.untitledModule': 'Módulo sem título',
  'course.untitledLesson': 'Aula sem título',
  'course.instructor': 'Com {name:string}',
  'course.price': 'Preço:',
  'course.fullPrice': 'Preço cheio:',
  'course.free': 'Grátis',
  'course.continue': 'Continuar o curso',
  'course.enrolled': 'Você já tem este curso.',
  'course.launched': 'Disponível desde {date:string}',
  'course.hours': '{hours:string} h de aula',
  'course.days': '{days:number} {{days:dia|dias}} de acesso',
  'course.modules': '{count:number} {{módulo|módulos}}',
  'course.lessons': '{count:number} {{aula|aulas}}',
  'course.minutes': '{minutes:string} min',
  'course.certificate': 'Certificado de conclusão',
  'course.about': 'Sobre este curso',
  'course.outline': 'Conteúdo do curso',
  'course.unknown': 'Este curso não existe',
  'course.unknown.text': 'Talvez ele não esteja mais à venda, ou o endereço não esteja certo.',
  'course.home': 'Ir para a página inicial',
  'course.retry': 'Tentar de novo',

  'mine.title': 'Meus cursos',
  'mine.empty': 'Você ainda não tem cursos',
  'mine.empty.text': 'Os cursos em que você se matricular aparecem aqui, com o seu progresso em cada um.',
  'mine.search': 'Buscar nos seus cursos',
  'mine.found': '{count:number} {{curso encontrado|cursos encontrados}}',
  'mine.noneFound': 'Nenhum dos seus cursos fala disso.',

  'learn.title': 'Aprender',
  'learn.progress': 'Seu progresso',
  'learn.count': '{completed:number} de {total:number} {{total:aula concluída|aulas concluídas}}',
  'learn.start': 'Começar',
  'learn.resume': 'Continuar',
  'learn.again': 'Assistir de novo',
  'learn.noLessons': 'Este curso ainda não tem aulas.',
  'learn.failed': 'Erro ao obter a atividade do curso',
  'learn.notEnrolled': 'Você ainda não tem este curso',
  'learn.notEnrolled.text':
    'As aulas são para quem se matriculou. Nos detalhes você vê do que o curso trata e como se matricular.',
  'learn.details': 'Detalhes do curso',

  'offered.title': 'Cursos',
  'offered.empty': 'Ainda não há cursos',

  'status.notStarted': 'Não iniciado',
  'status.inProgress': 'Em andamento',
  'status.completed': 'Concluído',

  'lesson.title': 'Aula',
} satisfies Translation<typeof en>
