import type { Translation } from '@roda/kernel'
import type en from './en'

export default {
  add: 'Adicionar uma enquete',
  remove: 'Remover a enquete',
  title: 'Enquete',
  question: 'Pergunta',
  answer: 'Resposta {number:number}',
  'answer.optional': 'Resposta {number:number} (opcional)',
  noQuestion: 'Escreva uma pergunta',
  fewAnswers: 'Escreva pelo menos duas respostas',
  votes: '{count:number} {{voto|votos}}',
  'vote.failed': 'Seu voto não foi salvo',
  'create.failed': 'A publicação foi publicada, mas a enquete não foi salva',
} satisfies Translation<typeof en>
