import { defineTexts } from '@kernel'
import type en from './locales/en'

export const commerceTexts = defineTexts<typeof en>('commerce')
