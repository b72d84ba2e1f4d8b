import { defineTexts } from '@kernel'
import type en from './locales/en'

export const postsTexts = defineTexts<typeof en>('posts')
