import { defineTexts } from '@kernel'
import type en from './locales/en'

/** The texts of the courses plugin. */
export const coursesTexts = defineTexts<typeof en>('courses')
