export default {
  // ui
  'ui.back': 'Volver',
  'ui.close': 'Cerrar',
  'ui.yes': 'Sí',
  'ui.no': 'Cancelar',
  'ui.retry': 'Intentar de nuevo',
  'ui.loading': 'Cargando',
  'ui.ready': 'Listo',
  'ui.loadFailed': 'No se pudo cargar esta sección. Revisa tu conexión e inténtalo de nuevo.',
  'ui.actionFailed': 'No se pudo completar «{name:string}»',
  'ui.required': 'obligatorio',
  'ui.charactersLeft': '{{left:Queda|Quedan}} {left:number} {{left:carácter|caracteres}}',
  'ui.showPassword': 'Mostrar contraseña',
  'ui.hidePassword': 'Ocultar contraseña',
  'ui.less': 'Reducir',
  'ui.more': 'Aumentar',
  'ui.number.unread': '«{text:string}» no es un número entero; sigue siendo {value:number}.',
  'ui.number.tooSmall': 'El número más bajo posible es {min:number}.',
  'ui.number.tooLarge': 'El número más alto posible es {max:number}.',
  'ui.dropHere': 'Suéltala aquí',

  // lists
  'list.find': 'Buscar en esta lista',
  'list.findIn': 'Buscar en «{list:string}»',
  'list.found': '{count:number} de {total:number}',
  'list.noneFound': 'Sin resultados',

  // forms
  'form.wrong': 'Revisa estos {count:number} campos',
  'form.restored': 'Borrador recuperado. Todavía no está guardado.',
  'form.discard': 'Descartar',
  'form.pictureLost': 'No se pudo conservar la imagen. Elígela de nuevo.',
  'form.keptOverLogout':
    'Cerraste sesión en otra pestaña. Lo que estabas escribiendo aquí se conserva en este dispositivo hasta que vuelvas a iniciar sesión.',

  // failed calls
  'failure.unreachable': 'No se puede conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  'failure.silent': 'El servidor tarda demasiado en responder. Inténtalo de nuevo.',
  'failure.malformed': 'El servidor envió una respuesta que no pudimos leer. Inténtalo de nuevo.',
  'failure.invalid': 'El servidor no aceptó los datos. Revisa lo que escribiste.',
  'failure.unauthorized': 'Inicia sesión para hacer esto.',
  'failure.signedOut': 'Tu sesión se ha cerrado. Inicia sesión e inténtalo de nuevo.',
  'failure.forbidden': 'No tienes permiso para hacer esto.',
  'failure.missing': 'Esto ya no está disponible. Puede que se haya eliminado.',
  'failure.conflict': 'Alguien hizo cambios mientras tanto. Revisa la versión actual e inténtalo de nuevo.',
  'failure.tooLarge': 'Supera el tamaño que admite el servidor.',
  'failure.tooMany': 'Demasiados intentos seguidos. Espera un momento e inténtalo de nuevo.',
  'failure.unsupported':
    'El servidor no admite esta acción. Si sigue ocurriendo, avisa a quienes gestionan este sitio.',
  'failure.broken': 'Algo salió mal en el servidor. Inténtalo de nuevo en un momento.',
  'failure.otherTab':
    'Otra pestaña todavía se está ocupando de esto. Ábrela o ciérrala e inténtalo de nuevo.',
  'failure.unsure': 'Puede que se haya hecho de todos modos: compruébalo antes de intentarlo de nuevo.',
  'failure.unexpected': 'Algo salió mal. Inténtalo de nuevo.',

  // page
  'page.failed': 'No se pudo mostrar esta página',
  'page.failed.named': 'No se pudo mostrar «{name:string}»',
  'page.failed.part': 'No se pudo mostrar esta sección',
  'page.outdated':
    'No se pudo cargar esta sección. Puede que haya una versión nueva: recarga la página para continuar.',
  'page.reload': 'Recargar página',
  'main.pageNotFound': 'Página no encontrada',
  'main.pageNotFound.text':
    'No hay nada en esta dirección. Puede que la página se haya movido o que nunca haya existido.',
  'main.goHome': 'Ir al inicio',
  'main.stuck': 'No se pudo cargar esta página. Inténtalo de nuevo en un momento.',
  'main.skip': 'Saltar al contenido',
  'footer.label': 'Enlaces de {name:string}',

  // navigation bar
  'nav.label': 'Navegación principal',
  'nav.home': 'Inicio',
  'nav.me': 'Yo',
  'me.activity': 'Tu actividad',
  'me.account': 'Cuenta y ajustes',
  'me.language': 'Idioma',
  'nav.studio': 'Estudio',
  'nav.studio.opens': 'Estudio (se abre en una pestaña nueva)',
  'nav.minutes': '{minutes:number} min',
  'nav.minutesLeft': '{{minutes:Queda|Quedan}} {minutes:number} {{minuto|minutos}} de sesión',
  'nav.languageNow': 'Idioma: {language:string}',
  'nav.theme': 'Tema',
  'nav.theme.light': 'Claro',
  'nav.theme.dark': 'Oscuro',
  'nav.theme.system': 'Sistema',
  'nav.userMenu': 'Menú de la cuenta',
  'toasts.label': 'Notificaciones (F8)',
  'toasts.undo': 'Deshacer',
  'toasts.hint': 'Pulsa F8 para ir al botón.',
  'nav.greeting': 'Hola, {name:string}',

  'session.login': 'Iniciar sesión',
  'session.membersOnly': 'Inicia sesión para ver esta página.',
  'session.refused': 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
  'session.notRestored': 'No se pudo recuperar tu sesión.',
  'session.storageLost':
    'Tu navegador ha eliminado lo que solo estaba en este dispositivo, como notas y borradores.',
  'session.signsOut.title': '¿Cerrar sesión para abrir esta página?',
  'session.signsOut.body':
    'Has iniciado sesión como {name:string}. Al abrir esta página se cerrará tu sesión.',
  'session.signsOut.yes': 'Cerrar sesión y abrir',

  // home page of products without a plugin that provides one
  'home.title': 'Te damos la bienvenida a {name:string}',
  'home.text': 'Un lugar donde las personas aprenden unas de otras.',

  // my page
  'emoji.open': 'Emojis',
  'emoji.search': 'Buscar emojis',
  'emoji.skinTone': 'Tono de piel',
  'emoji.recent': 'Usados recientemente',
  'emoji.none': 'No se encontró ningún emoji',
  'emoji.failed': 'No se pudieron cargar los emojis.',
  'emoji.group.0': 'Caritas y emociones',
  'emoji.group.1': 'Personas y cuerpo',
  'emoji.group.3': 'Animales y naturaleza',
  'emoji.group.4': 'Comida y bebida',
  'emoji.group.5': 'Viajes y lugares',
  'emoji.group.6': 'Actividades',
  'emoji.group.7': 'Objetos',
  'emoji.group.8': 'Símbolos',
  'emoji.group.9': 'Banderas',

  'shortcuts.title': 'Atajos de teclado',
  'shortcuts.text': 'Los atajos de una tecla no funcionan mientras escribes.',
  'shortcuts.everywhere': 'En todas partes',
  'shortcuts.goTo': 'Ir a',
  'shortcuts.overview': 'Mostrar todos los atajos',
  'shortcuts.space': 'Espacio',
  'shortcuts.on': 'Atajos de una tecla',

  'myPage.side': 'Menú de inicio',
  'myPage.title': 'Inicio',
  'myPage.tabs': 'Secciones de inicio',
  'myPage.empty': 'Aquí todavía no hay nada',
  'myPage.empty.text': 'Esta página se va llenando a medida que se activan extensiones.',
  'session.endsIn': 'Tu sesión termina en {minutes:number} {{minuto|minutos}}',
  'session.endsNow': 'Tu sesión termina en menos de un minuto',
  'session.nothingLost': 'Lo que estás escribiendo queda guardado. Vuelve a iniciar sesión para seguir aquí.',
  'session.stay': 'Mantener la sesión',
  'session.extended': 'Tu sesión sigue abierta.',
  'session.notExtended':
    'El servidor no ha prolongado tu sesión. Guarda tu texto; se cerrará la sesión a esta hora: {time:string}.',
  'offline.title': 'Estás sin conexión.',
  'offline.copy': 'Estás viendo lo que se guardó el {when:string}. Para hacer cambios necesitas conexión.',
  'offline.list': 'El servidor no respondió. Esto es lo que se guardó el {when:string}.',

  // pictures
  'picture.label': 'Imagen nueva',
  'picture.hint': 'JPEG, PNG, WebP, AVIF o GIF. La imagen se reduce antes de subirla.',
  'picture.looking': 'Comprobando la imagen…',
  'picture.cut': 'Recortar imagen',
  'picture.cut.frame': 'Área de recorte',
  'picture.cut.help':
    'Arrastra la imagen o usa las flechas para moverla. Acerca o aleja con las teclas más y menos.',
  'picture.cut.place':
    'Zoom: {percent:number} por ciento; {left:number} por ciento desde la izquierda y {top:number} por ciento desde arriba',
  'picture.cut.percent': '{percent:number} %',
  'picture.cut.smaller': 'Alejar',
  'picture.cut.larger': 'Acercar',
  'picture.cut.left': 'Mover la imagen a la izquierda',
  'picture.cut.up': 'Mover la imagen hacia arriba',
  'picture.cut.down': 'Mover la imagen hacia abajo',
  'picture.cut.right': 'Mover la imagen a la derecha',
  'picture.cut.use': 'Usar este recorte',
  'picture.cancel': 'Cancelar',
  'picture.before': 'Original',
  'picture.after': 'Se subirá',
  'picture.ready': 'Lista: reducida de {before:string} a {after:string}.',
  'picture.readySize': 'Lista: {after:string}.',
  'picture.preview': 'Vista previa',
  'picture.cutAgain': 'Recortar de nuevo',
  'picture.other': 'Cambiar imagen',
  'picture.sending': 'Subiendo',
  'picture.stop': 'Cancelar subida',
  'picture.fault.kind':
    'Tu navegador no puede abrir este archivo como imagen. Usa JPEG, PNG, WebP, AVIF o GIF.',
  'picture.fault.bytes': 'Este archivo es demasiado grande. El límite es de 25 MB.',
  'picture.fault.pixels': 'Esta imagen es demasiado grande. El límite es de 64 megapíxeles.',
  'picture.fault.unreadable': 'No se pudo abrir esta imagen. Puede que esté dañada. Prueba con otra.',
  'picture.fault.noise':
    'La protección de privacidad de tu navegador convertiría esta imagen en ruido. Desactívala para este sitio o usa otro navegador.',
  'picture.fault.unloaded':
    'No se pudo cargar el editor de imágenes. Revisa tu conexión e inténtalo de nuevo.',

  'video.play': 'Reproducir vídeo',
  'video.learns': '{provider:string} sabrá que ves este vídeo y los demás que aloja.',

  'html.more': 'Leer más',
  'html.less': 'Mostrar menos',
  'html.picture': 'Imagen de {host:string} (no cargada)',
  'html.frame': 'Contenido incrustado de {host:string} (no mostrado)',
  'html.ask.title': '¿Abrir este enlace?',
  'html.ask.body':
    'Este enlace lo escribió otra persona, y {address:string} realiza una acción en cuanto se abre.',
  'html.ask.open': 'Abrir enlace',

  'key.title': '¿Enviar una clave privada?',
  'key.sure':
    'El texto parece contener una clave privada de Nostr (nsec…). Quien la tenga puede publicar con esa identidad.',
  'key.send': 'Enviar igualmente',
} as const
