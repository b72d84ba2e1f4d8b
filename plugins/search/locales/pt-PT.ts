import type { Translation } from '@kernel'
import type en from './en'

export default {
  open: 'Pesquisar',
  field: 'Pesquisar ou ir para…',
  keys: 'Ctrl K',
  placeholder: 'O que procura?',
  results: 'Resultados',
  recent: 'Recentes',
  'recent.device': 'Ficam guardados neste dispositivo',
  'recent.clear': 'Limpar recentes',
  screens: 'Ir para',
  actions: 'Ações',
  language: 'Idioma',
  more: 'Mostrar mais ({count:number} no total)',
  narrow: '{shown:number} de {total:number}. Escreva mais para refinar a pesquisa.',
  count: '{count:number} {{resultado|resultados}}',
  none: 'Sem resultados para «{text:string}»',
  'none.text': 'Verifique a ortografia ou experimente menos palavras.',
  clear: 'Limpar pesquisa',
  loading: 'A pesquisar em: {names:string}',
  failed: 'Não foi possível pesquisar em «{name:string}»',
  'keys.move': 'Navegar',
  'keys.open': 'Abrir',
  'keys.close': 'Fechar',
} satisfies Translation<typeof en>
