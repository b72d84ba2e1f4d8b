import { defineTexts } from '@kernel'
import type en from './locales/en'

/** The texts of the billing plugin. */
export const billingTexts = defineTexts<typeof en>('billing')
