import type { Translation } from '@kernel'
import type en from './en'

export default {
  open: 'Buscar',
  field: 'Buscar o ir a…',
  keys: 'Ctrl K',
  placeholder: '¿Qué buscas?',
  results: 'Resultados',
  recent: 'Recientes',
  'recent.device': 'Se guardan en este dispositivo',
  'recent.clear': 'Borrar recientes',
  screens: 'Ir a',
  actions: 'Acciones',
  language: 'Idioma',
  more: 'Mostrar más ({count:number} en total)',
  narrow: '{shown:number} de {total:number}. Escribe más para afinar la búsqueda.',
  count: '{count:number} {{resultado|resultados}}',
  none: 'Sin resultados para «{text:string}»',
  'none.text': 'Revisa la ortografía o prueba con menos palabras.',
  clear: 'Borrar búsqueda',
  loading: 'Buscando: {names:string}',
  failed: 'No se pudo buscar en «{name:string}»',
  'keys.move': 'Moverse',
  'keys.open': 'Abrir',
  'keys.close': 'Cerrar',
} satisfies Translation<typeof en>
