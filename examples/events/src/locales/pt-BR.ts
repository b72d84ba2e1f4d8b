import type { Translation } from '@roda/kernel'
import type en from './en'

export default {
  title: 'Eventos',
  empty: 'Nenhum evento neste mês',
  going: 'Eu vou',
  full: 'Lotado',
  'going.count': '{going:number} de {capacity:number} vagas ocupadas',
  'month.before': 'Mês anterior',
  'month.next': 'Próximo mês',
  'attend.failed': 'Sua resposta não foi salva',
  'create.title': 'Novo evento',
  'create.done': 'Evento criado',
  'create.name': 'Nome',
  'create.start': 'Início',
  'create.place': 'Local',
  'create.capacity': 'Número de vagas',
  'create.save': 'Criar evento',
  'create.noTitle': 'Digite um nome',
  'create.noStart': 'Informe a data e a hora',
  'create.noPlace': 'Digite um local',
  'create.noCapacity': 'Digite um número inteiro a partir de 1',
  'create.past': 'O evento precisa ser no futuro',
} satisfies Translation<typeof en>
