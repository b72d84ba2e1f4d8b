import type en from '../../locales/en'

/** What early.js says where the product cannot start, and on its button: the build writes them into the page. */
export const bootErrorTexts = ['main.stuck', 'ui.retry'] as const satisfies readonly (keyof typeof en)[]
