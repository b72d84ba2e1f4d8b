import { prerenderPage } from '@kernel/shell/boot/prerender'
import { baseTexts } from './base-texts'
import { plugins } from './manifests'

/** Draws a screen for the build; see scripts/build/prerender. */
export const render = (path: string): Promise<string> => prerenderPage(path, plugins, baseTexts())
/** Texts that stand in the page's head. */
export const texts = baseTexts()
