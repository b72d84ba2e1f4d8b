import type { Translation } from '@kernel'
import type en from './en'

export default {
  title: 'Pagamentos',
  'list.noBilling': 'Ainda não tem pagamentos',
  'list.noBilling.text': 'Os seus pagamentos de cursos aparecem aqui.',
  'list.discover': 'Descobrir cursos',
  'list.errorGettingList': 'Não foi possível carregar os seus pagamentos',
  'list.count': '{count:number} {{pagamento|pagamentos}}',
  'list.total': 'Total pago: {totals:string}',
  'list.date': 'Data',
  'list.course': 'Curso',
  'list.payment': 'Pagamento',
  'list.order': 'Compra',
  'list.amount': 'Montante',
  'list.currency': 'Moeda',
  'list.noTitle': 'Curso sem título',
  'list.noDate': 'Data desconhecida',
  'list.noAmount': 'Montante desconhecido',

  'filter.label': 'Estado do pagamento',
  'filter.all': 'Todos',

  'csv.download': 'Transferir CSV',
  'csv.fileName': 'pagamentos',

  'notice.title': 'Pagamentos',
  'notice.paid': 'Pagamento recebido',
  'receipt.title': 'Detalhes do pagamento',
  'receipt.open': 'Ver detalhes',
  'receipt.open.of': 'Ver detalhes: {name:string}',
  'receipt.print': 'Imprimir',
  'receipt.person': 'Cliente',
  'receipt.unknown': 'Pagamento não encontrado',
  'receipt.all': 'Todos os pagamentos',

  'status.paid': 'Pago',
  'status.pending': 'Pendente',
  'status.unpaid': 'Por pagar',
  'status.declined': 'Recusado',
  'status.failed': 'Falhou',
  'status.refunded': 'Reembolsado',
  'status.cancelled': 'Cancelado',
  'status.none': 'Desconhecido',

  'order.created': 'Criada',
  'order.pending': 'Pendente',
  'order.processing': 'Em curso',
  'order.completed': 'Concluída',
  'order.cancelled': 'Cancelada',
} satisfies Translation<typeof en>
