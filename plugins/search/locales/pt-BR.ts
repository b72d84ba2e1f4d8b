import type { Translation } from '@kernel'
import type en from './en'

export default {
  open: 'Buscar',
  field: 'Buscar ou ir para…',
  keys: 'Ctrl K',
  placeholder: 'O que você procura?',
  results: 'Resultados',
  recent: 'Recentes',
  'recent.device': 'Ficam salvos neste dispositivo',
  'recent.clear': 'Limpar recentes',
  screens: 'Ir para',
  actions: 'Ações',
  language: 'Idioma',
  more: 'Mostrar mais ({count:number} no total)',
  narrow: '{shown:number} de {total:number}. Digite mais para refinar a busca.',
  count: '{count:number} {{resultado|resultados}}',
  none: 'Nenhum resultado para “{text:string}”',
  'none.text': 'Confira a ortografia ou tente menos palavras.',
  clear: 'Limpar busca',
  loading: 'Buscando: {names:string}',
  failed: 'Não foi possível buscar em “{name:string}”',
  'keys.move': 'Navegar',
  'keys.open': 'Abrir',
  'keys.close': 'Fechar',
} satisfies Translation<typeof en>
