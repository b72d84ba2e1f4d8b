import type { Translation } from '@kernel'
import type en from './en'

export default {
  title: 'Definições',
  lead: 'Fica guardado neste dispositivo. As alterações aplicam-se de imediato.',
  appearance: 'Aspeto',
  textSize: 'Tamanho do texto',
  'textSize.small': 'Pequeno',
  'textSize.normal': 'Normal',
  'textSize.large': 'Grande',
  'textSize.largest': 'Muito grande',
  sample: 'A',
  'sample.text': 'É assim que aparecem os textos.',
  motion: 'Reduzir movimento',
  'motion.hint': 'Desativa as animações e o deslocamento suave.',
  install: 'Aplicação',
  'install.hint':
    'Instale {name:string} neste dispositivo. A aplicação abre numa janela própria, mesmo sem ligação.',
  'install.button': 'Instalar aplicação',
  theme: 'Tema',
  'theme.light': 'Claro',
  'theme.dark': 'Escuro',
  'theme.system': 'Sistema',
  'shortcuts.title': 'Atalhos de teclado',
  'shortcuts.on': 'Atalhos de uma tecla',
  'shortcuts.on.hint': 'Prima ? em qualquer ecrã para os ver todos.',
} satisfies Translation<typeof en>
