import type { Translation } from '@kernel'
import type en from './en'

export default {
  title: 'Pagamentos',
  'list.noBilling': 'Ainda não há pagamentos',
  'list.noBilling.text': 'Os pagamentos dos cursos aparecem aqui.',
  'list.findPeople': 'Encontrar pessoas',
  'list.errorGettingList': 'Não foi possível carregar os pagamentos',
  'list.count': '{count:number} {{pagamento|pagamentos}}',
  'list.date': 'Data',
  'list.course': 'Curso',
  'list.payment': 'Pagamento',
  'list.order': 'Encomenda',
  'list.amount': 'Montante',
  'list.currency': 'Moeda',
  'list.noTitle': 'Curso sem nome',
  'list.noDate': 'Data desconhecida',
  'list.noAmount': 'Montante desconhecido',

  'filter.label': 'Estado do pagamento',
  'filter.all': 'Todos',

  'csv.download': 'Transferir como CSV',
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
  'status.unpaid': 'Por pagar',
  'status.declined': 'Recusado',
  'status.failed': 'Falhado',
  'status.refunded': 'Reembolsado',
  'status.cancelled': 'Cancelado',
  'status.none': 'Desconhecido',

  'order.created': 'Criada',
  'order.pending': 'Pendente',
  'order.processing': 'Em curso',
  'order.completed': 'Concluída',
  'order.cancelled': 'Cancelada',
} satisfies Translation<typeof en>
