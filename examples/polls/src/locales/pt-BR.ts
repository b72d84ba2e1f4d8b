import type { Translation } from '@roda/kernel'
import type en from './en'

export default {
  add: 'Adicionar enquete',
  remove: 'Remover enquete',
  title: 'Enquete',
  question: 'Pergunta',
  answer: 'Opção {number:number}',
  'answer.optional': 'Opção {number:number} (opcional)',
  noQuestion: 'Escreva uma pergunta',
  fewAnswers: 'Escreva pelo menos duas opções',
  votes: '{count:number} {{voto|votos}}',
  'vote.failed': 'Seu voto não foi salvo',
  'create.failed': 'A publicação foi criada, mas a enquete não foi salva',
} satisfies Translation<typeof en>
