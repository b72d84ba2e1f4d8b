export default {
  // ui
  'ui.back': 'Voltar',
  'ui.close': 'Fechar',
  'ui.yes': 'Sim',
  'ui.no': 'Não',
  'ui.retry': 'Tentar novamente',
  'ui.loading': 'A carregar',
  'ui.loadFailed': 'Essa parte não foi carregada. Verifique a sua ligação e tente novamente.',
  'ui.required': 'obrigatório',
  'ui.charactersLeft': '{{left:Resta|Restam}} {left:number} {{left:carácter|caracteres}}',
  'ui.showPassword': 'Mostrar palavra-passe',
  'ui.hidePassword': 'Ocultar palavra-passe',
  'ui.less': 'Menos um',
  'ui.more': 'Mais um',
  'ui.remove': 'Remover {name:string}',
  'ui.dropHere': 'Largue aqui',
  'ui.imagesOnly': 'Aqui só é possível adicionar imagens.',

  // falhas das chamadas
  'failure.unreachable': 'Não é possível contactar o servidor. Verifique a sua ligação e tente novamente.',
  'failure.silent': 'O servidor está a demorar demasiado a responder. Tente novamente.',
  'failure.malformed': 'O servidor enviou uma resposta que não conseguimos ler. Tente novamente.',
  'failure.invalid': 'O servidor não aceitou. Verifique os dados que introduziu.',
  'failure.unauthorized': 'Precisa de iniciar sessão para fazer isto.',
  'failure.forbidden': 'Não tem permissão para fazer isto.',
  'failure.missing': 'Isto já não está aqui. Pode ter sido removido.',
  'failure.conflict': 'Alguém alterou isto entretanto. Veja outra vez e repita.',
  'failure.tooLarge': 'Excede o tamanho que o servidor aceita.',
  'failure.tooMany': 'Foi um pouco depressa demais. Aguarde um momento e tente novamente.',
  'failure.broken': 'Ocorreu um erro no servidor. Tente novamente dentro de momentos.',
  'failure.unexpected': 'Ocorreu um erro. Tente novamente.',

  // captcha
  'captcha.label': 'Não sou um robô',
  'captcha.hint':
    'Assinale a caixa e o seu dispositivo resolve sozinho um pequeno cálculo. Mais ninguém é consultado.',
  'captcha.working': 'A verificar…',
  'captcha.solved': 'Concluído',
  'captcha.required': 'Confirme que não é um robô.',
  'captcha.expired': 'Passou algum tempo e a confirmação expirou. Confirme novamente.',
  'captcha.spent': 'Para enviar outra vez, confirme novamente.',
  'captcha.failed': 'Não foi possível fazer a verificação. Verifique a sua ligação e tente novamente.',

  // página
  'page.failed': 'Não foi possível mostrar esta página',
  'page.outdated':
    'Não foi possível carregar esta parte. Pode haver uma versão nova: recarregue a página para continuar.',
  'page.reload': 'Recarregar a página',
  'main.pageNotFound': 'Página não encontrada',
  'main.pageNotFound.text': 'Este endereço não leva a lado nenhum. Pode ter mudado ou nunca ter existido.',
  'main.goHome': 'Ir para a página inicial',
  'main.skip': 'Saltar para o conteúdo',
  'footer.label': 'Ligações de {name:string}',

  // barra de navegação
  'nav.label': 'Navegação principal',
  'nav.home': 'Início',
  'nav.myPosts': 'As minhas publicações',
  'nav.studio': 'Estúdio',
  'nav.studio.opens': 'Estúdio (abre num novo separador)',
  'nav.minutes': '{minutes:number} min',
  'nav.minutesLeft': '{{minutes:Resta|Restam}} {minutes:number} {{minuto|minutos}} nesta sessão',
  'nav.languageNow': 'Idioma: {language:string}',
  'nav.theme': 'Aspeto',
  'nav.theme.light': 'Claro',
  'nav.theme.dark': 'Escuro',
  'nav.theme.system': 'Igual ao sistema',
  'nav.userMenu': 'O seu menu',
  'toasts.label': 'Avisos',
  'nav.greeting': 'Olá, {name:string}',

  // sessão
  'session.login': 'Iniciar sessão',
  'session.membersOnly': 'Inicie sessão para ver esta página.',
  'session.refused': 'A sua sessão terminou. Inicie sessão novamente.',
  'session.notRestored': 'Não conseguimos retomar a sua sessão.',

  // início, onde nenhum plugin traz um
  'home.title': 'Damos-lhe as boas-vindas à {name:string}',
  'home.text': 'Um lugar onde as pessoas aprendem umas com as outras.',

  // a minha página
  'myPage.side': 'Os meus lugares',
  'myPage.title': 'A minha página',
  'myPage.tabs': 'Secções da minha página',
  'myPage.empty': 'Ainda não há nada aqui',
  'myPage.empty.text': 'As partes desta página vêm com os plugins que estão ativos.',
  'session.endsIn': 'A sua sessão termina dentro de {minutes:number} {{minuto|minutos}}',
  'session.endsNow': 'A sua sessão termina dentro de menos de um minuto',
  'session.nothingLost': 'O que está a escrever fica guardado. Inicie sessão novamente e volta a este ecrã.',

  // imagens
  'picture.label': 'Nova imagem',
  'picture.hint': 'JPEG, PNG, WebP ou GIF. É reduzida antes de ser enviada.',
  'picture.looking': 'A examinar a imagem…',
  'picture.cut': 'Escolha o enquadramento',
  'picture.cut.frame': 'Moldura',
  'picture.cut.help': 'Arraste a imagem ou mova-a com as setas. Mais e menos alteram a ampliação.',
  'picture.cut.zoom': 'Ampliação de {percent:number} por cento',
  'picture.cut.percent': '{percent:number} %',
  'picture.cut.smaller': 'Reduzir',
  'picture.cut.larger': 'Ampliar',
  'picture.cut.use': 'Usar este enquadramento',
  'picture.cancel': 'Cancelar',
  'picture.before': 'Original',
  'picture.after': 'Será enviado',
  'picture.ready': 'Pronta: passou de {before:string} para {after:string}.',
  'picture.preview': 'Pré-visualização',
  'picture.cutAgain': 'Alterar o enquadramento',
  'picture.other': 'Outra imagem',
  'picture.sending': 'A enviar',
  'picture.stop': 'Parar o envio',
  'picture.fault.kind': 'Este ficheiro não é uma imagem JPEG, PNG, WebP ou GIF, apesar do nome.',
  'picture.fault.bytes': 'Este ficheiro é demasiado grande: no máximo 25 MB.',
  'picture.fault.pixels': 'Esta imagem tem demasiados píxeis: no máximo 64 milhões.',
  'picture.fault.unreadable': 'Não foi possível ler esta imagem. Pode estar danificada: experimente outra.',
  'picture.fault.unloaded':
    'O que prepara as imagens não foi carregado. Verifique a sua ligação e tente novamente.',

  'video.play': 'Reproduzir o vídeo',
  'video.learns':
    'Vem do {provider:string}, que fica a saber que está a ver. A sua escolha vale também para os outros vídeos de lá.',

  'html.ask.title': 'Abrir esta ligação?',
  'html.ask.body': 'Foi escrita por outra pessoa, e {address:string} faz alguma coisa assim que é aberta.',
  'html.ask.open': 'Abrir',

  'key.title': 'Enviar uma chave privada?',
  'key.sure':
    'O texto contém o que parece ser uma chave privada do Nostr (nsec…). Quem a tiver pode escrever em nome do dono.',
  'key.send': 'Enviar mesmo assim',
} as const
