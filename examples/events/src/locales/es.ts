import type { Translation } from '@roda/kernel'
import type en from './en'

export default {
  title: 'Eventos',
  empty: 'No hay nada previsto este mes',
  going: 'Voy a ir',
  full: 'Completo',
  'going.count': '{going:number} de {capacity:number} plazas ocupadas',
  'month.before': 'Mes anterior',
  'month.next': 'Mes siguiente',
  'attend.failed': 'Tu respuesta no se guardó',
  'create.title': 'Nuevo evento',
  'create.done': 'Evento creado',
  'create.name': 'Nombre',
  'create.start': 'Inicio',
  'create.place': 'Lugar',
  'create.capacity': 'Número de plazas',
  'create.save': 'Crear evento',
  'create.noTitle': 'Escribe un nombre',
  'create.noStart': 'Indica la fecha y la hora',
  'create.noPlace': 'Escribe un lugar',
  'create.noCapacity': 'Escribe un número entero de 1 o más',
  'create.past': 'El evento debe ser en el futuro',
} satisfies Translation<typeof en>
