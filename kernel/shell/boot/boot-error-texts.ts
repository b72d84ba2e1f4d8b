import type en from '../../locales/en'

/** Message and button of the boot error; the build inlines them into the page for preload.js. */
export const bootErrorTexts = ['main.stuck', 'ui.retry'] as const satisfies readonly (keyof typeof en)[]
