import type en from '../../locales/en'

/** Texts of the message when the app cannot start; the build inlines them into the page for preload.js. */
export const bootErrorTexts = ['main.stuck', 'ui.retry'] as const satisfies readonly (keyof typeof en)[]
