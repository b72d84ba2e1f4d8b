import { defineTexts } from '@kernel'
import type en from './locales/en'

/** The texts of the accounts plugin. */
export const accountsTexts = defineTexts<typeof en>('accounts')
