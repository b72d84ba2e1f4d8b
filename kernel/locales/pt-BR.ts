export default {
  // ui
  'ui.back': 'Voltar',
  'ui.close': 'Fechar',
  'ui.yes': 'Sim',
  'ui.no': 'Não',
  'ui.retry': 'Tentar novamente',
  'ui.loading': 'Carregando',
  'ui.ready': 'Pronto',
  'ui.loadFailed': 'Essa parte não foi carregada. Verifique sua conexão e tente novamente.',
  'ui.required': 'obrigatório',
  'ui.charactersLeft': '{{left:Resta|Restam}} {left:number} {{left:caractere|caracteres}}',
  'ui.showPassword': 'Mostrar senha',
  'ui.hidePassword': 'Ocultar senha',
  'ui.less': 'Um a menos',
  'ui.more': 'Um a mais',
  'ui.remove': 'Remover {name:string}',
  'ui.dropHere': 'Solte aqui',
  'ui.imagesOnly': 'Aqui só é possível adicionar imagens.',

  // forms
  'form.wrong': 'Confira estes {count:number} campos',

  // falhas das chamadas
  'failure.unreachable': 'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.',
  'failure.silent': 'O servidor está demorando demais para responder. Tente de novo.',
  'failure.malformed': 'O servidor enviou uma resposta que não conseguimos ler. Tente de novo.',
  'failure.invalid': 'O servidor não aceitou. Confira o que você digitou.',
  'failure.unauthorized': 'Você precisa entrar para fazer isso.',
  'failure.forbidden': 'Você não tem permissão para fazer isso.',
  'failure.missing': 'Isto não está mais aqui. Pode ter sido removido.',
  'failure.conflict': 'Alguém mudou isto nesse meio-tempo. Veja de novo e repita.',
  'failure.tooLarge': 'Isto é maior do que o servidor aceita.',
  'failure.tooMany': 'Foi um pouco rápido demais. Espere um instante e tente de novo.',
  'failure.unsupported':
    'O servidor não aceita este tipo de pedido. Se continuar acontecendo, avise os responsáveis por este site.',
  'failure.broken': 'Algo deu errado no servidor. Tente de novo em instantes.',
  'failure.unexpected': 'Algo deu errado aqui. Tente de novo.',

  // captcha
  'captcha.label': 'Não sou um robô',
  'captcha.hint':
    'Marque a caixa e seu dispositivo resolve sozinho um pequeno cálculo. Ninguém mais é consultado.',
  'captcha.working': 'Verificando…',
  'captcha.solved': 'Pronto',
  'captcha.required': 'Confirme que você não é um robô.',
  'captcha.expired': 'Passou um tempo e a confirmação expirou. Confirme de novo.',
  'captcha.spent': 'Para enviar outra vez, confirme de novo.',
  'captcha.failed': 'Não foi possível fazer a verificação. Confira sua conexão e tente de novo.',

  // página
  'page.failed': 'Não foi possível mostrar esta página',
  'page.failed.named': 'Não foi possível mostrar “{name:string}”',
  'page.failed.part': 'Não foi possível mostrar esta parte',
  'page.outdated':
    'Não foi possível carregar esta parte. Pode haver uma versão nova: recarregue a página para continuar.',
  'page.reload': 'Recarregar a página',
  'main.pageNotFound': 'Página não encontrada',
  'main.pageNotFound.text':
    'Este endereço não leva a lugar nenhum. Ele pode ter mudado ou nunca ter existido.',
  'main.goHome': 'Ir para a página inicial',
  'main.stuck': 'Não foi possível carregar esta página. Verifique sua conexão e tente novamente.',
  'main.skip': 'Pular para o conteúdo',
  'footer.label': 'Links de {name:string}',

  // barra de navegação
  'nav.label': 'Navegação principal',
  'nav.home': 'Início',
  'nav.studio': 'Estúdio',
  'nav.studio.opens': 'Estúdio (abre em outra aba)',
  'nav.minutes': '{minutes:number} min',
  'nav.minutesLeft': '{{minutes:Resta|Restam}} {minutes:number} {{minuto|minutos}} nesta sessão',
  'nav.languageNow': 'Idioma: {language:string}',
  'nav.theme': 'Aparência',
  'nav.theme.light': 'Clara',
  'nav.theme.dark': 'Escura',
  'nav.theme.system': 'Igual ao sistema',
  'nav.userMenu': 'Seu menu',
  'toasts.label': 'Avisos (F8)',
  'toasts.hint': 'Pressione F8 para ir ao botão.',
  'nav.greeting': 'Olá, {name:string}',

  // sessão
  'session.login': 'Entrar',
  'session.membersOnly': 'Entre para ver esta página.',
  'session.refused': 'Sua sessão terminou. Entre de novo.',
  'session.notRestored': 'Não conseguimos retomar sua sessão.',

  // início, onde nenhum plugin traz um
  'home.title': 'Boas-vindas à {name:string}',
  'home.text': 'Um lugar onde as pessoas aprendem umas com as outras.',

  // minha página
  'myPage.side': 'Meus lugares',
  'myPage.title': 'Minha página',
  'myPage.tabs': 'Seções da minha página',
  'myPage.empty': 'Ainda não há nada aqui',
  'myPage.empty.text': 'As partes desta página vêm com os plugins que estão ligados.',
  'session.endsIn': 'Sua sessão termina em {minutes:number} {{minuto|minutos}}',
  'session.endsNow': 'Sua sessão termina em menos de um minuto',
  'session.nothingLost': 'O que você está escrevendo fica guardado. Entre de novo e você volta para cá.',

  // imagens
  'picture.label': 'Nova imagem',
  'picture.hint': 'JPEG, PNG, WebP, AVIF ou GIF. Ela é reduzida antes do envio.',
  'picture.looking': 'Examinando a imagem…',
  'picture.cut': 'Escolha o enquadramento',
  'picture.cut.frame': 'Moldura',
  'picture.cut.help': 'Arraste a imagem ou mova com as setas. Mais e menos mudam o zoom.',
  'picture.cut.place':
    'Zoom de {percent:number} por cento, a {left:number} por cento da esquerda e {top:number} por cento do topo',
  'picture.cut.percent': '{percent:number} %',
  'picture.cut.smaller': 'Diminuir o zoom',
  'picture.cut.larger': 'Aumentar o zoom',
  'picture.cut.use': 'Usar este enquadramento',
  'picture.cancel': 'Cancelar',
  'picture.before': 'Original',
  'picture.after': 'Será enviado',
  'picture.ready': 'Pronta: de {before:string} passou para {after:string}.',
  'picture.preview': 'Prévia',
  'picture.cutAgain': 'Mudar o enquadramento',
  'picture.other': 'Outra imagem',
  'picture.sending': 'Enviando',
  'picture.stop': 'Interromper o envio',
  'picture.fault.kind':
    'Este arquivo não é uma imagem que o seu navegador consiga ler, como JPEG, PNG, WebP, AVIF ou GIF, apesar do nome.',
  'picture.fault.bytes': 'Este arquivo é grande demais: no máximo 25 MB.',
  'picture.fault.pixels': 'Esta imagem tem pixels demais: no máximo 64 milhões.',
  'picture.fault.unreadable': 'Não foi possível ler esta imagem. Ela pode estar danificada: tente outra.',
  'picture.fault.unloaded':
    'O que prepara as imagens não foi carregado. Verifique sua conexão e tente de novo.',

  'video.play': 'Reproduzir o vídeo',
  'video.learns':
    'Ele vem do {provider:string}, que então vê que você assiste. Sua escolha vale também para os outros vídeos de lá.',

  'html.ask.title': 'Abrir este link?',
  'html.ask.body': 'Foi outra pessoa que o escreveu, e {address:string} faz alguma coisa assim que é aberto.',
  'html.ask.open': 'Abrir',

  'key.title': 'Enviar uma chave privada?',
  'key.sure':
    'O texto contém o que parece ser uma chave privada do Nostr (nsec…). Quem a tiver pode escrever em nome do dono.',
  'key.send': 'Enviar assim mesmo',

  // diagnostics
  'diagnostics.title': 'Plugins e diagnóstico',
  'diagnostics.lead':
    'O que está ligado aqui, o que não está e por quê, e o que deu errado desde que a página foi carregada.',
  'diagnostics.copy': 'Copiar tudo',
  'diagnostics.copied': 'Tudo está na área de transferência',
  'diagnostics.copyByHand': 'O relatório, para copiar à mão',
  'diagnostics.plugins': 'Plugins',
  'diagnostics.on': 'ligado',
  'diagnostics.off': 'desligado',
  'diagnostics.reason.disabled': 'Desligado em config.json',
  'diagnostics.reason.missing-requirement': 'Falta um plugin de que ele precisa',
  'diagnostics.reason.duplicate-id': 'Outro plugin tem o mesmo id',
  'diagnostics.reason.failed': 'Falhou ao iniciar',
  'diagnostics.reason.bad-settings': 'Não é possível usar suas configurações',
  'diagnostics.reason.awaited': 'Ainda é esperado',
  'diagnostics.reason.late': 'Não respondeu a tempo',
  'diagnostics.reason.unreachable': 'Não foi possível obtê-lo',
  'diagnostics.reason.blocked': 'A política de segurança de conteúdo não o deixa entrar',
  'diagnostics.reason.integrity': 'Não é o que sua integridade diz',
  'diagnostics.reason.no-manifest': 'O que chegou não é um plugin',
  'diagnostics.reason.wrong-version': 'Foi escrito para outra versão',
  'diagnostics.failures': 'Falhas',
  'diagnostics.failures.none': 'Nenhuma até agora.',
  'diagnostics.settings': 'Configurações em vigor',
  'diagnostics.faults': 'Valores de config.json que não puderam ser usados; vale o padrão no lugar deles',
  'diagnostics.fault.value': 'É {value:string}',
  'diagnostics.fault.expected': 'Esperado: {expected:string}',
  'diagnostics.screens': 'Telas',
  'diagnostics.access.member': 'para membros',
  'diagnostics.access.visitor': 'para visitantes',
  'diagnostics.access.anyone': 'para todos',
  'diagnostics.slots': 'Espaços e suas entradas',
  'diagnostics.leftOut.removed': 'removida em config.json',
  'diagnostics.leftOut.unreachable': 'leva a uma tela desligada',
  'diagnostics.versions': 'Versões',
} as const
