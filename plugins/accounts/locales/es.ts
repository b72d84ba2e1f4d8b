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
} satisfies Translation<typeof en>
