import type { Translation } from '@kernel'
import type en from './en'

export default {
  title: 'Pagamentos',
  'list.noBilling': 'Você ainda não tem pagamentos',
  'list.noBilling.text': 'O que você paga pelos cursos aparece aqui.',
  'list.findPeople': 'Encontrar pessoas',
  'list.errorGettingList': 'Não foi possível carregar seus pagamentos',
  'list.count': '{count:number} {{pagamento|pagamentos}}',
  'list.date': 'Data',
  'list.course': 'Curso',
  'list.payment': 'Pagamento',
  'list.order': 'Pedido',
  'list.amount': 'Valor',
  'list.currency': 'Moeda',
  'list.noTitle': 'Curso sem nome',
  'list.noDate': 'Data desconhecida',
  'list.noAmount': 'Valor desconhecido',

  'filter.label': 'Situação do pagamento',
  'filter.all': 'Todos',

  'csv.download': 'Baixar como CSV',
  'csv.fileName': 'pagamentos',

  'receipt.title': 'Detalhes do pagamento',
  'receipt.open': 'Ver detalhes',
  'receipt.open.of': 'Ver detalhes: {name:string}',
  'receipt.print': 'Imprimir',
  'receipt.person': 'Cliente',
  'receipt.unknown': 'Este pagamento não existe',
  'receipt.all': 'Todos os pagamentos',

  'status.paid': 'Pago',
  'status.pending': 'Pendente',
  'status.unpaid': 'Não pago',
  'status.declined': 'Recusado',
  'status.failed': 'Falhou',
  'status.refunded': 'Reembolsado',
  'status.cancelled': 'Cancelado',
  'status.none': 'Desconhecido',

  'order.created': 'Criado',
  'order.pending': 'Pendente',
  'order.processing': 'Em andamento',
  'order.completed': 'Concluído',
  'order.cancelled': 'Cancelado',
} satisfies Translation<typeof en>
