import { defineTexts } from '@kernel'
import type en from './locales/en'

export const coursesTexts = defineTexts<typeof en>('courses')
