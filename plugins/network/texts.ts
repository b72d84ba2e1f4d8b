import { defineTexts } from '@kernel'
import type en from './locales/en'

/** The texts of the network plugin. */
export const networkTexts = defineTexts<typeof en>('network')
