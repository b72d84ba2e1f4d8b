import { defineTexts } from '@kernel'
import type en from './locales/en'

export const messagingTexts = defineTexts<typeof en>('messaging')
