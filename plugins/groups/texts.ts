import { defineTexts } from '@kernel'
import type en from './locales/en'

export const groupsTexts = defineTexts<typeof en>('groups')
