import type { Translation } from '@roda/kernel'
import type en from './en'

export default {
  add: 'Adicionar sondagem',
  remove: 'Remover sondagem',
  title: 'Sondagem',
  question: 'Pergunta',
  answer: 'Resposta {number:number}',
  'answer.optional': 'Resposta {number:number} (opcional)',
  noQuestion: 'Escreva uma pergunta',
  fewAnswers: 'Escreva pelo menos duas respostas',
  votes: '{count:number} {{voto|votos}}',
  'vote.failed': 'O seu voto não foi guardado',
  'create.failed': 'A publicação foi criada, mas a sondagem não foi guardada',
} satisfies Translation<typeof en>
