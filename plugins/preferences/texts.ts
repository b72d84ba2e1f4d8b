import { defineTexts } from '@kernel'
import type en from './locales/en'

export const preferencesTexts = defineTexts<typeof en>('preferences')
