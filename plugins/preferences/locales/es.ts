import type { Translation } from '@kernel'
import type en from './en'

export default {
  title: 'Ajustes',
  lead: 'Se guarda en este dispositivo. Los cambios se aplican al momento.',
  appearance: 'Apariencia',
  textSize: 'Tamaño del texto',
  'textSize.small': 'Pequeño',
  'textSize.normal': 'Normal',
  'textSize.large': 'Grande',
  'textSize.largest': 'Muy grande',
  sample: 'A',
  'sample.text': 'Así se ven los textos.',
  motion: 'Reducir movimiento',
  'motion.hint': 'Desactiva las animaciones y el desplazamiento suave.',
  install: 'Aplicación',
  'install.hint':
    'Instala {name:string} en este dispositivo. Se abre en su propia ventana, incluso sin conexión.',
  'install.button': 'Instalar aplicación',
  theme: 'Tema',
  'theme.light': 'Claro',
  'theme.dark': 'Oscuro',
  'theme.system': 'Sistema',
  'shortcuts.title': 'Atajos de teclado',
  'shortcuts.on': 'Atajos de una tecla',
  'shortcuts.on.hint': 'Pulsa ? en cualquier pantalla para verlos todos.',
} satisfies Translation<typeof en>
