import { defineTexts } from './i18n/text'
import type en from './locales/en'

/** The kernel's own texts. */
export const kernelTexts = defineTexts<typeof en>('kernel')
