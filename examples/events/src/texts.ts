import { defineTexts } from '@roda/kernel'
import type en from './locales/en'

export const eventsTexts = defineTexts<typeof en>('events')
