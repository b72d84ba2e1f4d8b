import type { Translation } from '@kernel'
import type en from './en'

export default {
  title: 'Configurações',
  lead: 'Fica salvo neste dispositivo. As mudanças valem na hora.',
  appearance: 'Aparência',
  textSize: 'Tamanho do texto',
  'textSize.small': 'Pequeno',
  'textSize.normal': 'Normal',
  'textSize.large': 'Grande',
  'textSize.largest': 'Muito grande',
  sample: 'A',
  'sample.text': 'Os textos aparecem assim.',
  motion: 'Reduzir movimento',
  'motion.hint': 'Sem animações nem rolagem suave.',
  install: 'Aplicativo',
  'install.hint':
    'Instale {name:string} neste dispositivo. O aplicativo abre em uma janela própria, mesmo sem conexão.',
  'install.button': 'Instalar aplicativo',
  theme: 'Tema',
  'theme.light': 'Claro',
  'theme.dark': 'Escuro',
  'theme.system': 'Sistema',
  'shortcuts.title': 'Atalhos de teclado',
  'shortcuts.on': 'Atalhos de uma tecla',
  'shortcuts.on.hint': 'Pressione ? em qualquer tela para ver todos.',
} satisfies Translation<typeof en>
