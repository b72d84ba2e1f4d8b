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
} satisfies Translation<typeof en>
