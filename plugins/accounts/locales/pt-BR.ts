import type { Translation } from '@kernel'
import type en from './en'

export default {
  'login.title': 'Entrar',
  'login.lead': 'Que bom ver você de novo.',
  'login.username': 'E-mail',
  'login.password': 'Senha',
  'login.submit': 'Entrar',
  'login.invalidUsername': 'Digite o e-mail da sua conta.',
  'login.invalidPassword': 'Digite sua senha: pelo menos 6 caracteres.',
  'login.invalidLogin': 'O e-mail e a senha não conferem. Verifique os dois e tente de novo.',
  'login.timeout.title': 'O tempo da sua sessão acabou',
  'login.timeout.text': 'Entre de novo para continuar de onde parou.',

  'logout.title': 'Sair',
  'logout.leaving': 'Saindo…',
} satisfies Translation<typeof en>
