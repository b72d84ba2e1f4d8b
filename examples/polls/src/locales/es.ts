import type { Translation } from '@roda/kernel'
import type en from './en'

export default {
  add: 'Añadir encuesta',
  remove: 'Quitar encuesta',
  title: 'Encuesta',
  question: 'Pregunta',
  answer: 'Respuesta {number:number}',
  'answer.optional': 'Respuesta {number:number} (opcional)',
  noQuestion: 'Escribe una pregunta',
  fewAnswers: 'Escribe al menos dos respuestas',
  votes: '{count:number} {{voto|votos}}',
  'vote.failed': 'Tu voto no se guardó',
  'create.failed': 'La publicación se creó, pero su encuesta no se guardó',
} satisfies Translation<typeof en>
