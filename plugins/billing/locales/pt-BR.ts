import type { Translation } from '@kernel'
import type en from './en'

export default {
  title: 'Pagamentos',
  'list.noBilling': 'Você ainda não tem pagamentos',
  'list.noBilling.text': 'Seus pagamentos de cursos aparecem aqui.',
  'list.discover': 'Descobrir cursos',
  'list.errorGettingList': 'Não foi possível carregar seus pagamentos',
  'list.count': '{count:number} {{pagamento|pagamentos}}',
  'list.total': 'Total pago: {totals:string}',
  'list.date': 'Data',
  'list.course': 'Curso',
  'list.payment': 'Pagamento',
  'list.order': 'Pedido',
  'list.amount': 'Valor',
  'list.currency': 'Moeda',
  'list.noTitle': 'Curso sem título',
  'list.noDate': 'Data desconhecida',
  'list.noAmount': 'Valor desconhecido',

  'filter.label': 'Situação do pagamento',
  'filter.all': 'Todos',

  'csv.download': 'Baixar CSV',
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
  'status.unpaid': 'Não pago',
  'status.declined': 'Recusado',
  'status.failed': 'Falhou',
  'status.refunded': 'Reembolsado',
  'status.cancelled': 'Cancelado',
  'status.none': 'Desconhecido',

  'order.created': 'Criado',
  'order.pending': 'Pendente',
  'order.processing': 'Em processamento',
  'order.completed': 'Concluído',
  'order.cancelled': 'Cancelado',
} satisfies Translation<typeof en>
