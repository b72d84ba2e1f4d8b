import type { Translation } from '@kernel'
import type en from './en'

export default {
  title: 'Notificaciones',
  unread: '{count:number} sin leer',
  allRead: 'Todo leído',
  markAll: 'Marcar todo como leído',
  isUnread: 'Sin leer',
  none: 'Estás al día',
  'none.text': 'Cuando haya algo nuevo, lo verás aquí.',
  new: 'Nuevas',
  earlier: 'Anteriores',
  settings: 'Ajustes de notificaciones',
  device: 'Solo este dispositivo recuerda lo que has leído.',
  failed: 'No se pudo cargar «{name:string}»',
  'kinds.title': 'La campana',
  'kinds.about': 'De qué te avisa la campana',
  quiet: 'Horas de silencio',
  'quiet.hint':
    'Sin sonidos ni avisos fuera de esta página, todos los días entre estas horas. La campana sigue contando.',
  'quiet.from': 'Desde',
  'quiet.to': 'Hasta',
  'sound.about': 'Sonido y horas de silencio',
  sound: 'Reproducir un sonido',
  'sound.hint': 'Breve, cuando hay algo nuevo y el sitio está abierto.',
} satisfies Translation<typeof en>
