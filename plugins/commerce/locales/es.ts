import type { Translation } from '@kernel'
import type en from './en'

export default {
  retry: 'Volver a intentarlo',

  'cart.title': 'Carrito',
  'cart.count': '{count:number} {{artículo|artículos}} en tu carrito',
  'cart.items': 'En tu carrito',
  'cart.noName': 'Curso sin nombre',
  'cart.fullPrice': 'Precio completo',
  'cart.price': 'Precio',
  'cart.quantity': 'Cantidad de {name:string}',
  'cart.remove': 'Quitar {name:string}',
  'cart.removed': '{name:string} ya no está en tu carrito.',
  'cart.summary': 'Resumen del pedido',
  'cart.subtotal': 'Subtotal',
  'cart.discount': 'Descuento',
  'cart.total': 'Total',
  'cart.checkout': 'Ir al pago',
  'cart.empty': 'Tu carrito está vacío',
  'cart.empty.text':
    'Cuando te inscribas en un curso, lo encontrarás aquí hasta que lo pagues. Los cursos se ofrecen en las páginas de quienes los imparten.',
  'cart.findPeople': 'Buscar personas',
  'cart.toCourses': 'Mis cursos',
  'cart.toMyPage': 'A mi página',
  'cart.changed': 'Tu carrito ha cambiado. Revísalo antes de ir al pago.',
  'cart.wantedAdded': 'El curso que querías está en tu carrito.',
  'cart.wantedRefused': 'El servidor no te vende este curso: quizá sea tuyo.',
  'cart.errorGetting': 'No se pudo obtener el carrito',
  'cart.errorUpdating': 'No se pudo actualizar el carrito',
  'cart.errorDeleting': 'No se pudo vaciar el carrito',
  'cart.stillPaid': 'Lo que ya has pagado sigue en el carrito. Vacíalo para no pagarlo dos veces.',
  'cart.emptyPaid': 'Vaciar el carrito',

  'shoppingCart.addToCartError': 'No se pudo añadir el artículo al carrito',
  'shoppingCart.checkoutError': 'No se pudo iniciar el pago',

  'enroll.button': 'Inscribirme',
  'enroll.inCart': 'En tu carrito',

  'checkout.title': 'Pago',
  'checkout.preparing': 'Te llevamos a la página de pago…',
  'checkout.follow': 'Ir a la página de pago',
  'checkout.backToCart': 'Volver al carrito',
  'checkout.errorAdding': 'No se pudo pasar el carrito al pago',
  'checkout.navigationFailed': 'No se pudo abrir la página',

  'order.unknown': 'No sabemos si tu pedido ha llegado',
  'order.unknown.text':
    'Lo enviaste el {date:string} a las {time:string} y el servidor no dio una respuesta clara. Revisa tus pedidos antes de volver a pedir.',
  'order.made': 'Ya has hecho este pedido',
  'order.made.text': 'Fue el {date:string} a las {time:string}. Revisa tus pedidos antes de volver a pedir.',
  'order.latest': 'Tus últimos pedidos',
  'order.none': 'No tienes pedidos.',
  'order.moment': '{date:string}, {time:string}',
  'order.errorReading': 'No se pudieron cargar tus pedidos',
  'order.again': 'Pedir de nuevo',
  'order.all': 'Todos los pagos',

  'enrolled.page': 'Inscripción',
  'enrolled.title': 'Inscripción completada',
  'enrolled.first': 'Está todo listo y el curso es tuyo.',
  'enrolled.second':
    'Empieza ahora o cuando te venga bien: tus cursos te esperan y recuerdan hasta dónde has llegado.',
  'enrolled.start': 'Empezar el curso',
  'enrolled.checking': 'Estamos confirmando tu pago…',
  'enrolled.unpaid': 'El pago no se completó',
  'enrolled.unpaid.text': 'No se ha pagado nada. Lo que aún no has comprado está en tu carrito.',
  'enrolled.errorRegistering': 'No se pudieron registrar los datos del pago',
  'enrolled.errorGettingOrder': 'No se pudieron obtener los datos del pedido',
} satisfies Translation<typeof en>
