import { defineTexts } from '@kernel'
import type en from './locales/en'

export const diagnosticsTexts = defineTexts<typeof en>('diagnostics')
