import type { Translation } from '@kernel'
import type en from './en'

export default {
  title: 'Pagos',
  'list.noBilling': 'Todavía no tienes pagos',
  'list.noBilling.text': 'Aquí verás tus pagos de cursos.',
  'list.discover': 'Descubrir cursos',
  'list.errorGettingList': 'No se pudieron cargar tus pagos',
  'list.count': '{count:number} {{pago|pagos}}',
  'list.total': 'Total pagado: {totals:string}',
  'list.date': 'Fecha',
  'list.course': 'Curso',
  'list.payment': 'Pago',
  'list.order': 'Pedido',
  'list.amount': 'Importe',
  'list.currency': 'Moneda',
  'list.noTitle': 'Curso sin título',
  'list.noDate': 'Fecha desconocida',
  'list.noAmount': 'Importe desconocido',

  'filter.label': 'Estado del pago',
  'filter.all': 'Todos',

  'csv.download': 'Descargar CSV',
  'csv.fileName': 'pagos',

  'notice.title': 'Pagos',
  'notice.paid': 'Pago recibido',
  'receipt.title': 'Detalles del pago',
  'receipt.open': 'Ver detalles',
  'receipt.open.of': 'Ver detalles: {name:string}',
  'receipt.print': 'Imprimir',
  'receipt.person': 'Cliente',
  'receipt.unknown': 'Pago no encontrado',
  'receipt.all': 'Todos los pagos',

  'status.paid': 'Pagado',
  'status.pending': 'Pendiente',
  'status.unpaid': 'Sin pagar',
  'status.declined': 'Rechazado',
  'status.failed': 'Fallido',
  'status.refunded': 'Reembolsado',
  'status.cancelled': 'Cancelado',
  'status.none': 'Desconocido',

  'order.created': 'Creado',
  'order.pending': 'Pendiente',
  'order.processing': 'En curso',
  'order.completed': 'Completado',
  'order.cancelled': 'Cancelado',
} satisfies Translation<typeof en>
