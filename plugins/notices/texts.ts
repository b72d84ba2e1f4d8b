import { defineTexts } from '@kernel'
import type en from './locales/en'

export const noticesTexts = defineTexts<typeof en>('notices')
