import { defineTexts } from '@kernel'
import type en from './locales/en'

/** The texts of the public-page plugin. */
export const publicPageTexts = defineTexts<typeof en>('public-page')
