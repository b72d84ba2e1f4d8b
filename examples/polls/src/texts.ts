import { defineTexts } from '@roda/kernel'
import type en from './locales/en'

export const pollsTexts = defineTexts<typeof en>('polls')
