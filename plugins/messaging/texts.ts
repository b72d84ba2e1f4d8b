import { defineTexts } from '@kernel'
import type en from './locales/en'

/** The texts of the messaging plugin. */
export const messagingTexts = defineTexts<typeof en>('messaging')
