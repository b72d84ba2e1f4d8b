import { defineTexts } from '@kernel'
import type en from './locales/en'

export const networkTexts = defineTexts<typeof en>('network')
