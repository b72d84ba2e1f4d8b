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
  'kinds.title': 'O sino',
  'kinds.about': 'Do que o sino avisa',
  quiet: 'Horas de silêncio',
  'quiet.hint':
    'Sem som e sem avisos fora desta página, todos os dias entre estas horas. O sino continua a contar.',
  'quiet.from': 'Das',
  'quiet.to': 'Até às',
  'sound.about': 'Som e horas de silêncio',
  sound: 'Tocar um som',
  'sound.hint': 'Curto, quando há novidades e o site está aberto.',
} satisfies Translation<typeof en>
