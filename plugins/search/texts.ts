import { defineTexts } from '@kernel'
import type en from './locales/en'

export const searchTexts = defineTexts<typeof en>('search')
