import type { Translation } from '@roda/kernel'
import type en from './en'

export default {
  title: 'Eventos',
  empty: 'Sem eventos este mês',
  going: 'Eu vou',
  full: 'Esgotado',
  'going.count': '{going:number} de {capacity:number} lugares ocupados',
  'month.before': 'Mês anterior',
  'month.next': 'Mês seguinte',
  'attend.failed': 'A sua resposta não foi guardada',
  'create.title': 'Novo evento',
  'create.done': 'Evento criado',
  'create.name': 'Nome',
  'create.start': 'Início',
  'create.place': 'Local',
  'create.capacity': 'Número de lugares',
  'create.save': 'Criar evento',
  'create.noTitle': 'Escreva um nome',
  'create.noStart': 'Indique a data e a hora',
  'create.noPlace': 'Escreva um local',
  'create.noCapacity': 'Escreva um número inteiro a partir de 1',
  'create.past': 'O evento tem de ser no futuro',
} satisfies Translation<typeof en>
