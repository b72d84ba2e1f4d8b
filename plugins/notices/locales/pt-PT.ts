import type { Translation } from '@kernel'
import type en from './en'

export default {
  title: 'Notificações',
  unread: '{count:number} por ler',
  allRead: 'Tudo lido',
  markAll: 'Marcar tudo como lido',
  isUnread: 'Por ler',
  none: 'Está tudo em dia',
  'none.text': 'Quando houver novidades, aparecem aqui.',
  new: 'Novas',
  earlier: 'Anteriores',
  settings: 'Definições de notificações',
  device: 'O que já leu fica registado apenas neste dispositivo.',
  failed: 'Não foi possível carregar «{name:string}»',
} satisfies Translation<typeof en>
