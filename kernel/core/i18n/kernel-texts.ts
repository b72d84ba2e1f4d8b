import type en from '../../locales/en'
import { defineTexts } from './text'

export const kernelTexts = defineTexts<typeof en>('kernel')
