import type { Translation } from '@kernel'
import type en from './en'

export default {
  title: 'Pagamentos',
} satisfies Translation<typeof en>
