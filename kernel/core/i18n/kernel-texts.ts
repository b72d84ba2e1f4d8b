import type en from '../../locales/en'
import { defineTexts } from './text'

/** The kernel's own texts. */
export const kernelTexts = defineTexts<typeof en>('kernel')
