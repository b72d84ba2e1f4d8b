import { defineTexts } from '@kernel'
import type en from './locales/en'

export const billingTexts = defineTexts<typeof en>('billing')
