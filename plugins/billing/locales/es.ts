import type { Translation } from '@kernel'
import type en from './en'

export default {
  title: 'Pagos',
} satisfies Translation<typeof en>
