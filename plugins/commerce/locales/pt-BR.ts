import type { Translation } from '@kernel'
import type en from './en'

export default {
  retry: 'Tentar novamente',

  'cart.title': 'Carrinho',
  'cart.count': '{count:number} {{item|itens}} no seu carrinho',
  'cart.items': 'No seu carrinho',
  'cart.noName': 'Curso sem nome',
  'cart.fullPrice': 'Preço cheio',
  'cart.price': 'Preço',
  'cart.quantity': 'Quantidade de {name:string}',
  'cart.remove': 'Remover {name:string}',
  'cart.removed': '{name:string} não está mais no seu carrinho.',
  'cart.summary': 'Resumo do pedido',
  'cart.subtotal': 'Subtotal',
  'cart.discount': 'Desconto',
  'cart.total': 'Total',
  'cart.checkout': 'Finalizar compra',
  'cart.empty': 'Seu carrinho está vazio',
  'cart.empty.text':
    'Quando você se matricular em um curso, ele fica aqui até o pagamento. Os cursos são oferecidos nas páginas de quem ensina.',
  'cart.findPeople': 'Encontrar pessoas',
  'cart.toCourses': 'Meus cursos',
  'cart.toMyPage': 'Para a minha página',
  'cart.changed': 'Seu carrinho mudou. Confira o que há nele antes de finalizar a compra.',
  'cart.wantedAdded': 'O curso que você queria está no seu carrinho.',
  'cart.wantedRefused': 'O servidor não vende este curso a você: talvez ele seja seu.',
  'cart.errorGetting': 'Erro ao carregar o carrinho',
  'cart.errorUpdating': 'Erro ao atualizar o carrinho',
  'cart.errorDeleting': 'Erro ao esvaziar o carrinho',
  'cart.stillPaid': 'O que você já pagou continua no carrinho. Esvazie-o para não pagar duas vezes.',
  'cart.emptyPaid': 'Esvaziar o carrinho',

  'shoppingCart.addToCartError': 'Erro ao adicionar o item ao carrinho',
  'shoppingCart.checkoutError': 'Não foi possível iniciar o pagamento',

  'enroll.button': 'Matricular-se',
  'enroll.inCart': 'No seu carrinho',

  'checkout.title': 'Finalizar compra',
  'checkout.preparing': 'Levando você para a página de pagamento…',
  'checkout.follow': 'Ir para a página de pagamento',
  'checkout.backToCart': 'Voltar ao carrinho',
  'checkout.errorAdding': 'Erro ao levar o item para o pagamento',
  'checkout.navigationFailed': 'Não foi possível abrir a página',

  'order.unknown': 'Não sabemos se o seu pedido chegou',
  'order.unknown.text':
    'Você o enviou em {date:string} às {time:string}, e o servidor não deu uma resposta clara. Confira seus pedidos antes de pedir de novo.',
  'order.made': 'Você já fez este pedido',
  'order.made.text': 'Foi em {date:string} às {time:string}. Confira seus pedidos antes de pedir de novo.',
  'order.latest': 'Seus últimos pedidos',
  'order.none': 'Você não tem pedidos.',
  'order.moment': '{date:string}, {time:string}',
  'order.errorReading': 'Não foi possível carregar seus pedidos',
  'order.again': 'Pedir de novo',
  'order.all': 'Todos os pagamentos',

  'enrolled.page': 'Matrícula',
  'enrolled.title': 'Matrícula concluída',
  'enrolled.first': 'Está tudo certo, e o curso é seu.',
  'enrolled.second':
    'Comece agora ou quando quiser: seus cursos esperam por você e lembram até onde você chegou.',
  'enrolled.start': 'Começar o curso',
  'enrolled.checking': 'Estamos confirmando seu pagamento…',
  'enrolled.unpaid': 'O pagamento não foi concluído',
  'enrolled.unpaid.text': 'Nada foi pago. O que você ainda não comprou está no seu carrinho.',
  'enrolled.errorRegistering': 'Erro ao registrar os dados do pagamento',
  'enrolled.errorGettingOrder': 'Erro ao carregar os dados do pedido',
} satisfies Translation<typeof en>
