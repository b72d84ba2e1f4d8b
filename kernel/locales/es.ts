export default {
  // ui
  'ui.back': 'Volver',
  'ui.close': 'Cerrar',
  'ui.yes': 'Sí',
  'ui.no': 'No',
  'ui.retry': 'Intentar de nuevo',
  'ui.loading': 'Cargando',
  'ui.ready': 'Listo',
  'ui.loadFailed': 'Esa parte no se cargó. Revisa tu conexión e inténtalo de nuevo.',
  'ui.required': 'obligatorio',
  'ui.charactersLeft': '{{left:Queda|Quedan}} {left:number} {{left:carácter|caracteres}}',
  'ui.showPassword': 'Mostrar contraseña',
  'ui.hidePassword': 'Ocultar contraseña',
  'ui.less': 'Uno menos',
  'ui.more': 'Uno más',
  'ui.remove': 'Quitar {name:string}',
  'ui.dropHere': 'Suéltala aquí',
  'ui.imagesOnly': 'Aquí solo se pueden añadir imágenes.',

  // forms
  'form.wrong': 'Revisa estos {count:number} campos',

  // fallos de las llamadas
  'failure.unreachable': 'No se puede llegar al servidor. Revisa tu conexión e inténtalo de nuevo.',
  'failure.silent': 'El servidor tarda demasiado en responder. Inténtalo de nuevo.',
  'failure.malformed': 'El servidor ha enviado una respuesta que no hemos podido leer. Inténtalo de nuevo.',
  'failure.invalid': 'El servidor no lo ha aceptado. Revisa los datos que has escrito.',
  'failure.unauthorized': 'Tienes que iniciar sesión para hacer esto.',
  'failure.signedOut': 'Tu sesión está cerrada. Inicia sesión e inténtalo de nuevo.',
  'failure.forbidden': 'No tienes permiso para hacer esto.',
  'failure.missing': 'Esto ya no está aquí. Puede que se haya eliminado.',
  'failure.conflict': 'Alguien lo ha cambiado mientras tanto. Míralo otra vez y repítelo.',
  'failure.tooLarge': 'Supera el tamaño que admite el servidor.',
  'failure.tooMany': 'Vas demasiado rápido. Espera un momento e inténtalo de nuevo.',
  'failure.unsupported':
    'El servidor no admite esta petición. Si sigue ocurriendo, avisa a quienes gestionan este sitio.',
  'failure.broken': 'Algo ha fallado en el servidor. Inténtalo de nuevo dentro de un momento.',
  'failure.unexpected': 'Algo ha fallado. Inténtalo de nuevo.',

  // captcha
  'captcha.label': 'No soy un robot',
  'captcha.hint':
    'Marca la casilla y tu dispositivo resolverá solo un pequeño cálculo. No se consulta a nadie más.',
  'captcha.working': 'Comprobando…',
  'captcha.solved': 'Listo',
  'captcha.required': 'Confirma que no eres un robot.',
  'captcha.expired': 'Ha pasado un rato y la confirmación ha caducado. Vuelve a confirmarla.',
  'captcha.spent': 'Para enviar otra vez, vuelve a confirmar.',
  'captcha.failed': 'No se ha podido hacer la comprobación. Revisa tu conexión e inténtalo de nuevo.',

  // página
  'page.failed': 'No se ha podido mostrar esta página',
  'page.failed.named': 'No se ha podido mostrar «{name:string}»',
  'page.failed.part': 'No se ha podido mostrar esta parte',
  'page.outdated':
    'No se ha podido cargar esta parte. Puede que haya una versión nueva: recarga la página para continuar.',
  'page.reload': 'Recargar la página',
  'main.pageNotFound': 'Página no encontrada',
  'main.pageNotFound.text':
    'Esta dirección no lleva a ninguna parte. Puede que haya cambiado o que nunca haya existido.',
  'main.goHome': 'Ir a la página de inicio',
  'main.stuck': 'No se ha podido cargar esta página. Revisa tu conexión e inténtalo de nuevo.',
  'main.skip': 'Saltar al contenido',
  'footer.label': 'Enlaces de {name:string}',

  // barra de navegación
  'nav.label': 'Navegación principal',
  'nav.home': 'Inicio',
  'nav.studio': 'Estudio',
  'nav.studio.opens': 'Estudio (se abre en una pestaña nueva)',
  'nav.minutes': '{minutes:number} min',
  'nav.minutesLeft': '{{minutes:Queda|Quedan}} {minutes:number} {{minuto|minutos}} de esta sesión',
  'nav.languageNow': 'Idioma: {language:string}',
  'nav.theme': 'Apariencia',
  'nav.theme.light': 'Clara',
  'nav.theme.dark': 'Oscura',
  'nav.theme.system': 'Como el sistema',
  'nav.userMenu': 'Tu menú',
  'toasts.label': 'Avisos (F8)',
  'toasts.hint': 'Pulsa F8 para ir a su botón.',
  'nav.greeting': 'Hola, {name:string}',

  // sesión
  'session.login': 'Iniciar sesión',
  'session.membersOnly': 'Inicia sesión para ver esta página.',
  'session.refused': 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
  'session.notRestored': 'No hemos podido recuperar tu sesión.',
  'session.signsOut.title': '¿Cerrar sesión para abrir esta página?',
  'session.signsOut.body':
    'Has iniciado sesión como {name:string}. Al abrir esta página se cerrará tu sesión.',
  'session.signsOut.yes': 'Cerrar sesión y abrir',

  // inicio, donde ninguna extensión trae uno
  'home.title': 'Te damos la bienvenida a {name:string}',
  'home.text': 'Un lugar donde las personas aprenden unas de otras.',

  // mi página
  'myPage.side': 'Mis lugares',
  'myPage.title': 'Mi página',
  'myPage.tabs': 'Secciones de mi página',
  'myPage.empty': 'Aquí todavía no hay nada',
  'myPage.empty.text': 'Las partes de esta página llegan con las extensiones que están activadas.',
  'session.endsIn': 'Tu sesión termina en {minutes:number} {{minuto|minutos}}',
  'session.endsNow': 'Tu sesión termina en menos de un minuto',
  'session.nothingLost': 'Lo que estás escribiendo se guarda. Inicia sesión de nuevo y volverás aquí.',

  // imágenes
  'picture.label': 'Imagen nueva',
  'picture.hint': 'JPEG, PNG, WebP, AVIF o GIF. Se reduce antes de enviarla.',
  'picture.looking': 'Examinando la imagen…',
  'picture.cut': 'Elige el encuadre',
  'picture.cut.frame': 'Marco',
  'picture.cut.help': 'Arrastra la imagen o muévela con las flechas. Con más y menos cambias el zoom.',
  'picture.cut.place':
    'Zoom del {percent:number} por ciento, a un {left:number} por ciento de la izquierda y un {top:number} por ciento de arriba',
  'picture.cut.percent': '{percent:number} %',
  'picture.cut.smaller': 'Alejar',
  'picture.cut.larger': 'Acercar',
  'picture.cut.use': 'Usar este encuadre',
  'picture.cancel': 'Cancelar',
  'picture.before': 'Original',
  'picture.after': 'Se enviará',
  'picture.ready': 'Lista: de {before:string} ha pasado a {after:string}.',
  'picture.preview': 'Vista previa',
  'picture.cutAgain': 'Cambiar el encuadre',
  'picture.other': 'Otra imagen',
  'picture.sending': 'Enviando',
  'picture.stop': 'Detener el envío',
  'picture.fault.kind':
    'Esto no es una imagen que tu navegador pueda leer, como JPEG, PNG, WebP, AVIF o GIF, diga lo que diga su nombre.',
  'picture.fault.bytes': 'Este archivo es demasiado grande: 25 MB como máximo.',
  'picture.fault.pixels': 'Esta imagen tiene demasiados píxeles: 64 millones como máximo.',
  'picture.fault.unreadable': 'Esta imagen no se puede leer. Quizá esté dañada: prueba con otra.',
  'picture.fault.unloaded':
    'No se ha cargado lo necesario para preparar imágenes. Revisa tu conexión e inténtalo de nuevo.',

  'video.play': 'Reproducir el vídeo',
  'video.learns':
    'Viene de {provider:string}, que entonces ve que lo miras. Tu elección vale también para sus demás vídeos.',

  'html.ask.title': '¿Abrir este enlace?',
  'html.ask.body': 'Lo escribió otra persona, y {address:string} hace algo en cuanto se abre.',
  'html.ask.open': 'Abrirlo',

  'key.title': '¿Enviar una clave privada?',
  'key.sure':
    'El texto contiene algo que parece una clave privada de Nostr (nsec…). Quien la tenga puede escribir en nombre de su dueño.',
  'key.send': 'Enviar igualmente',

  // diagnostics
  'diagnostics.title': 'Extensiones y diagnóstico',
  'diagnostics.lead':
    'Qué está activado aquí, qué no y por qué, y qué ha fallado desde que se cargó la página.',
  'diagnostics.copy': 'Copiar todo',
  'diagnostics.copied': 'Todo está en el portapapeles',
  'diagnostics.copyByHand': 'El informe, para copiarlo a mano',
  'diagnostics.plugins': 'Extensiones',
  'diagnostics.on': 'activada',
  'diagnostics.off': 'desactivada',
  'diagnostics.reason.disabled': 'Desactivada en config.json',
  'diagnostics.reason.missing-requirement': 'Falta una extensión que necesita',
  'diagnostics.reason.duplicate-id': 'Otra extensión tiene el mismo id',
  'diagnostics.reason.failed': 'Falló al arrancar',
  'diagnostics.reason.bad-settings': 'Sus ajustes no se pueden usar',
  'diagnostics.reason.awaited': 'Todavía se espera',
  'diagnostics.reason.late': 'No respondió a tiempo',
  'diagnostics.reason.unreachable': 'No se puede obtener',
  'diagnostics.reason.blocked': 'La política de seguridad de contenido no la deja entrar',
  'diagnostics.reason.integrity': 'No es lo que dice su integridad',
  'diagnostics.reason.no-manifest': 'Lo que llegó no es una extensión',
  'diagnostics.reason.wrong-version': 'Se escribió para otra versión',
  'diagnostics.failures': 'Fallos',
  'diagnostics.failures.none': 'Ninguno hasta ahora.',
  'diagnostics.settings': 'Ajustes en vigor',
  'diagnostics.faults': 'Valores de config.json que no se pudieron usar; en su lugar vale el predeterminado',
  'diagnostics.fault.value': 'Es {value:string}',
  'diagnostics.fault.expected': 'Se esperaba: {expected:string}',
  'diagnostics.screens': 'Pantallas',
  'diagnostics.access.member': 'para miembros',
  'diagnostics.access.visitor': 'para visitantes',
  'diagnostics.access.anyone': 'para todos',
  'diagnostics.slots': 'Espacios y sus entradas',
  'diagnostics.leftOut.removed': 'quitada en config.json',
  'diagnostics.leftOut.unreachable': 'lleva a una pantalla desactivada',
  'diagnostics.versions': 'Versiones',
} as const
