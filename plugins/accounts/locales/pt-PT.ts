import type { Translation } from '@kernel'
import type en from './en'

export default {
  'login.title': 'Iniciar sessão',
  'login.lead': 'É bom ter a sua companhia de novo.',
  'login.username': 'E-mail',
  'login.password': 'Palavra-passe',
  'login.submit': 'Iniciar sessão',
  'login.invalidUsername': 'Introduza o e-mail da sua conta.',
  'login.invalidPassword': 'Introduza a sua palavra-passe: pelo menos 6 caracteres.',
  'login.invalidLogin': 'O e-mail e a palavra-passe não coincidem. Verifique ambos e tente novamente.',
  'login.timeout.title': 'O tempo da sua sessão terminou',
  'login.timeout.text': 'Inicie sessão novamente para continuar onde estava.',

  'logout.title': 'Terminar sessão',
  'logout.leaving': 'A terminar a sessão…',
} satisfies Translation<typeof en>
