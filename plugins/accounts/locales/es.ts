import type { Translation } from '@kernel'
import type en from './en'

export default {
  'login.title': 'Iniciar sesión',
  'login.lead': 'Qué bien verte de nuevo.',
  'login.username': 'Correo electrónico',
  'login.password': 'Contraseña',
  'login.submit': 'Iniciar sesión',
  'login.invalidUsername': 'Escribe la dirección de correo de tu cuenta.',
  'login.invalidPassword': 'Escribe tu contraseña: al menos 6 caracteres.',
  'login.invalidLogin': 'El correo y la contraseña no coinciden. Revisa ambos e inténtalo de nuevo.',
  'login.timeout.title': 'Se ha agotado el tiempo de tu sesión',
  'login.timeout.text': 'Inicia sesión otra vez para seguir donde estabas.',

  'logout.title': 'Cerrar sesión',
  'logout.leaving': 'Cerrando tu sesión…',

  'user.register.title': 'Crea tu cuenta',
  'user.register.nav': 'Registrarse',
  'user.register.lead': 'Solo lleva un minuto. Después podrás cambiarlo todo en tu perfil.',
  'user.register.name': 'Nombre',
  'user.register.nameHint': 'Tal como quieres que lo lean los demás.',
  'user.register.login': 'Nombre de usuario',
  'user.register.loginHint': 'Aparece en la dirección de tu página pública: @usuario.',
  'user.register.email': 'Correo electrónico',
  'user.register.emailHint': 'Con él inicias sesión y a él llega el enlace de activación.',
  'user.register.password': 'Contraseña',
  'user.register.passwordHint': 'Al menos 6 caracteres.',
  'user.register.confirmPassword': 'Repite la contraseña',
  'user.register.create': 'Crear cuenta',
  'user.register.cancel': 'Cancelar',
  'user.register.haveAccount': '¿Ya tienes una cuenta?',
  'user.register.invited': 'Te han invitado. Quien te invitó lo sabrá en cuanto tu cuenta esté activa.',
  'user.register.invalidName': 'Escribe tu nombre: al menos 4 caracteres.',
  'user.register.longName': 'El nombre es demasiado largo: 100 caracteres como máximo.',
  'user.register.invalidLogin': 'El nombre de usuario tiene de 4 a 64 caracteres, sin espacios, @ ni barras.',
  'user.register.invalidEmail': 'Escribe una dirección de correo completa, como nombre@example.org.',
  'user.register.invalidPassword': 'Elige una contraseña de al menos 6 caracteres.',
  'user.register.invalidConfirmPassword': 'Escribe otra vez la misma contraseña: al menos 6 caracteres.',
  'user.register.passwordsDoNotMatch': 'Las dos contraseñas no son iguales.',
  'user.register.invalidData': 'Datos no válidos',
  'user.register.invalidDataText':
    'La cuenta no se ha creado. Revisa lo que has escrito e inténtalo de nuevo.',
  'user.register.refusedField': 'El servidor no lo ha aceptado.',
  'user.register.success': 'Tu cuenta está creada. Solo falta un paso.',

  'waitingList.title': 'Sé de los primeros',
  'waitingList.intro':
    'Abrimos las puertas poco a poco, para que cada persona encuentre una comunidad con tiempo para ella.',
  'waitingList.what':
    'Déjanos tu nombre y tu correo. Te escribiremos una sola vez, cuando haya sitio para ti.',
  'waitingList.order': 'Las plazas se dan por orden de llegada.',
  'waitingList.privacy':
    'Tu dirección no se usa para nada más, y puedes pedir que la borremos cuando quieras.',
  'waitingList.submit': 'Apuntarme a la lista de espera',
  'waitingList.success.title': 'Ya estás en la lista',
  'waitingList.success.text': 'Gracias. Te escribiremos en cuanto haya sitio para ti.',
  'waitingList.home': 'Volver al inicio',
  'waitingList.error.message': 'No hemos podido apuntarte a la lista.',

  'activate.title': 'Activación',
  'activate.working': 'Activando tu cuenta…',
  'activate.instructions.title': 'Solo falta un paso',
  'activate.instructions.sent': 'Hemos enviado un mensaje a la dirección que has escrito.',
  'activate.instructions.how': 'Así se activa tu cuenta:',
  'activate.instructions.step1': 'Abre el mensaje que te hemos enviado.',
  'activate.instructions.step2': 'Sigue el enlace que contiene.',
  'activate.instructions.step3': 'Inicia sesión con tu correo y tu contraseña.',
  'activate.instructions.spam':
    '¿No ha llegado nada? Mira en el correo no deseado; también puede tardar unos minutos.',
  'activate.instructions.close': 'Mientras tanto puedes cerrar esta página.',
  'activate.success.title': 'Tu cuenta está activa',
  'activate.success.welcome': '¡Te damos la bienvenida! Qué bien tenerte aquí.',
  'activate.success.login': 'Inicia sesión con tu correo y tu contraseña.',
  'activate.success.profile': 'Una foto y unas palabras en tu perfil ayudan a que te reconozcan.',
  'activate.success.start': 'Después busca a gente que conozcas o un primer curso.',
  'activate.error.title': 'No se ha podido activar la cuenta',
  'activate.error.used': 'Quizá el enlace ya se usó: entonces basta con iniciar sesión.',
  'activate.error.whole': 'También puede haberse cortado por el camino: ábrelo otra vez desde el mensaje.',
  'activate.error.connection': 'Si se interrumpió la conexión, el mismo enlace sigue sirviendo.',
  'activate.error.again': 'Si nada de esto ayuda, crea la cuenta de nuevo.',

  // whether a login or an address is free
  'unique.checking': 'Comprobando si está libre…',
  'unique.free.login': 'Este nombre de usuario está libre.',
  'unique.free.email': 'Puedes usar esta dirección.',
  'unique.taken.login': 'Alguien ya tiene este nombre de usuario. Elige otro.',
  'unique.taken.email': 'Ya existe una cuenta con esta dirección.',
  'unique.unknown':
    'No hemos podido comprobar si está libre. Puedes seguir: el servidor lo comprobará otra vez al enviar.',

  'landing.headline': 'Aprender juntos, en buena compañía',
  'landing.lead':
    'En {name} se encuentran las comunidades que enseñan: la gente comparte lo que sabe, hace cursos y sigue en contacto.',
  'landing.sub':
    'Sin ruido ni trucos: la gente que elegiste, los grupos a los que te uniste, las lecciones que empezaste.',
  'landing.banner': 'Varias personas sentadas en círculo en un parque, alrededor de un libro abierto.',
  'landing.start': 'Crea tu cuenta',
  'landing.features': 'Lo que encontrarás aquí',
  'landing.posts.title': 'Publicaciones con sentido',
  'landing.posts.text':
    'Escribe, muestra una foto o un vídeo y decide quién lo ve: todo el mundo o solo quienes etiquetaste.',
  'landing.groups.title': 'Grupos con un propósito',
  'landing.groups.text': 'Una clase, un coro, un círculo de estudio: reúne a quienes van juntos.',
  'landing.courses.title': 'Cursos a tu ritmo',
  'landing.courses.text': 'Lecciones en vídeo que recuerdan dónde paraste y muestran cuánto has avanzado.',
  'landing.messages.title': 'Conversaciones al momento',
  'landing.messages.text': 'Los mensajes llegan mientras miras y siguen ahí cuando vuelves.',
  'landing.why': 'Hecho para quienes enseñan y quienes aprenden',
  'landing.teach.title': 'Si enseñas',
  'landing.teach.text':
    'Tu página pública muestra quién eres, lo que escribes y los cursos que das. Quien la encuentre puede empezar allí mismo.',
  'landing.learn.title': 'Si aprendes',
  'landing.learn.text':
    'Sigue un curso, pregunta a quienes lo hacen contigo y guarda lo aprendido en un solo lugar.',
  'landing.bullet.address.title': 'Tu propia dirección',
  'landing.bullet.address.text': 'Una página con tu nombre que organizas a tu gusto.',
  'landing.bullet.control.title': 'Tú decides quién ve qué',
  'landing.bullet.control.text': 'Etiquetas para tus contactos, y público solo cuando tú lo digas.',
  'landing.bullet.devices.title': 'En todas las pantallas',
  'landing.bullet.devices.text':
    'Pensado para el móvil tanto como para el escritorio, también con teclado y de oído.',
  'landing.bullet.languages.title': 'En tu idioma',
  'landing.bullet.languages.text': 'English, Español y Português de Brasil y de Portugal.',
  'landing.end': 'En el círculo hay un sitio para ti.',
  'landing.join': 'Ocupa tu sitio',

  'privacy.title': 'Tu privacidad',
  'privacy.intro': 'Antes de seguir: esto es lo que pasa con lo que te concierne.',
  'privacy.browser.title': 'En tu navegador',
  'privacy.browser.text':
    'Tu idioma, el formato de las fechas, el tema y que has leído esto se guardan en este navegador.',
  'privacy.session.title': 'Mientras tienes la sesión iniciada',
  'privacy.session.text': 'Se guarda una clave de tu sesión hasta que la cierras o se agota tu tiempo.',
  'privacy.account.title': 'Tu cuenta',
  'privacy.account.text':
    'Tu nombre, tu correo y tu nombre de usuario se guardan en el servidor de quien lleva esta comunidad.',
  'privacy.posts.title': 'Lo que publicas',
  'privacy.posts.text':
    'Publicaciones, comentarios y fotos los ven quienes tú elijas; lo público lo puede ver todo el mundo.',
  'privacy.messages.title': 'Tus mensajes',
  'privacy.messages.text': 'Llegan a quienes escribes, y a nadie más.',
  'privacy.usage.title': 'El tiempo que pasas',
  'privacy.usage.text':
    'Los minutos de una sesión se cuentan y se envían al servidor. Nada más de lo que haces.',
  'privacy.others.title': 'Otras empresas',
  'privacy.others.text':
    'Nadie más sabe que estás aquí, salvo que esta comunidad haya puesto un servicio así o que inicies un vídeo.',
  'privacy.footer':
    'Puedes borrar lo que guarda tu navegador cuando quieras; para lo demás, escribe a quienes llevan esta comunidad.',
  'privacy.close': 'Lo he leído',
} satisfies Translation<typeof en>
