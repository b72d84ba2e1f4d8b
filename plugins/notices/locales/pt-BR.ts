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
  'kinds.title': 'O sino',
  'kinds.about': 'O que o sino avisa',
  quiet: 'Horário de silêncio',
  'quiet.hint':
    'Sem som e sem avisos fora desta página, todos os dias entre estes horários. O sino continua contando.',
  'quiet.from': 'Das',
  'quiet.to': 'Até',
  'sound.about': 'Som e horas de silêncio',
  sound: 'Tocar um som',
  'sound.hint': 'Curto, quando há novidades e o site está aberto.',
} satisfies Translation<typeof en>
