import type { Translation } from '@kernel'
import type en from './en'

export default {
  title: 'Notificações',
  unread: '{count:number} não {{lida|lidas}}',
  allRead: 'Tudo lido',
  markAll: 'Marcar tudo como lido',
  isUnread: 'Não lida',
  none: 'Você está em dia',
  'none.text': 'Quando houver novidades, elas aparecem aqui.',
  new: 'Novas',
  earlier: 'Anteriores',
  settings: 'Configurações de notificações',
  device: 'O que você já leu fica registrado só neste dispositivo.',
  failed: 'Não foi possível carregar “{name:string}”',
} satisfies Translation<typeof en>
