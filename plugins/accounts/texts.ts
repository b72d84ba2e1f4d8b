import { defineTexts } from '@kernel'
import type en from './locales/en'

export const accountsTexts = defineTexts<typeof en>('accounts')
