import type { Translation } from '@kernel'
import type en from './en'

export default {
  retry: 'Tentar novamente',

  'cart.title': 'Carrinho',
  'cart.count': '{count:number} {{artigo|artigos}} no carrinho',
  'cart.items': 'No carrinho',
  'cart.noName': 'Curso sem nome',
  'cart.fullPrice': 'Preço completo',
  'cart.price': 'Preço',
  'cart.quantity': 'Quantidade de {name:string}',
  'cart.remove': 'Retirar {name:string}',
  'cart.removed': '{name:string} já não está no carrinho.',
  'cart.summary': 'Resumo da encomenda',
  'cart.subtotal': 'Subtotal',
  'cart.discount': 'Desconto',
  'cart.total': 'Total',
  'cart.checkout': 'Finalizar compra',
  'cart.empty': 'O carrinho está vazio',
  'cart.empty.text':
    'Ao inscrever-se num curso, este fica aqui até ser pago. Os cursos encontram-se nas páginas de quem os dá.',
  'cart.findPeople': 'Encontrar pessoas',
  'cart.toCourses': 'Os meus cursos',
  'cart.toMyPage': 'Para a minha página',
  'cart.changed': 'O carrinho mudou. Veja o que contém antes de finalizar a compra.',
  'cart.wantedAdded': 'O curso que queria está no seu carrinho.',
  'cart.wantedRefused': 'O servidor não lhe vende este curso: talvez seja seu.',
  'cart.errorGetting': 'Erro ao obter os dados do carrinho',
  'cart.errorUpdating': 'Erro ao atualizar o carrinho',
  'cart.errorDeleting': 'Erro ao esvaziar o carrinho',
  'cart.stillPaid': 'O que já pagou continua no carrinho. Esvazie-o para não pagar duas vezes.',
  'cart.emptyPaid': 'Esvaziar o carrinho',

  'shoppingCart.addToCartError': 'Erro ao adicionar o artigo ao carrinho',
  'shoppingCart.checkoutError': 'Não foi possível iniciar o pagamento',

  'enroll.button': 'Fazer a inscrição',
  'enroll.inCart': 'No carrinho',

  'checkout.title': 'Finalizar compra',
  'checkout.preparing': 'A abrir a página de pagamento…',
  'checkout.follow': 'Ir para a página de pagamento',
  'checkout.backToCart': 'Voltar ao carrinho',
  'checkout.errorAdding': 'Erro ao levar o artigo para o pagamento',
  'checkout.navigationFailed': 'Não foi possível abrir a página',

  'order.unknown': 'Não sabemos se a sua encomenda chegou',
  'order.unknown.text':
    'Enviou-a em {date:string} às {time:string} e o servidor não deu uma resposta clara. Consulte as suas encomendas antes de encomendar novamente.',
  'order.made': 'Já fez esta encomenda',
  'order.made.text':
    'Foi em {date:string} às {time:string}. Consulte as suas encomendas antes de encomendar novamente.',
  'order.latest': 'As suas últimas encomendas',
  'order.none': 'Não tem encomendas.',
  'order.moment': '{date:string}, {time:string}',
  'order.errorReading': 'Não foi possível carregar as suas encomendas',
  'order.again': 'Encomendar novamente',
  'order.all': 'Todos os pagamentos',

  'enrolled.page': 'Inscrição',
  'enrolled.title': 'Inscrição concluída',
  'enrolled.first': 'Está tudo tratado e o curso já lhe pertence.',
  'enrolled.second':
    'Pode começar já ou quando lhe convier: os cursos ficam à espera e lembram-se do ponto em que ficou.',
  'enrolled.start': 'Começar o curso',
  'enrolled.checking': 'A confirmar o pagamento…',
  'enrolled.unpaid': 'O pagamento não foi concluído',
  'enrolled.unpaid.text': 'Nada foi pago. O que ainda não comprou está no carrinho.',
  'enrolled.errorRegistering': 'Erro ao registar os dados do pagamento',
  'enrolled.errorGettingOrder': 'Erro ao obter os dados da encomenda',
} satisfies Translation<typeof en>
