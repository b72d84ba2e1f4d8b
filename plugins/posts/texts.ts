import { defineTexts } from '@kernel'
import type en from './locales/en'

/** The texts of the posts plugin. */
export const postsTexts = defineTexts<typeof en>('posts')
