import { defineTexts } from '@kernel'
import type en from './locales/en'

export const publicPageTexts = defineTexts<typeof en>('public-page')
