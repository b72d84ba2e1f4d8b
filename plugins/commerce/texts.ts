import { defineTexts } from '@kernel'
import type en from './locales/en'

/** The texts of the commerce plugin. */
export const commerceTexts = defineTexts<typeof en>('commerce')
