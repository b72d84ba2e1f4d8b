import { defineTexts } from '@kernel'
import type en from './locales/en'

/** The texts of the groups plugin. */
export const groupsTexts = defineTexts<typeof en>('groups')
