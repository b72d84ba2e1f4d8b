import { prerenderPage } from '@kernel/shell/boot/prerender'
import { baseTexts } from './base-texts'
import { plugins } from './manifests'

/** Renders a screen during the build; see scripts/build/prerender. */
export const render = (path: string): Promise<string> => prerenderPage(path, plugins, baseTexts())
/** English texts for the document head of the pre-rendered pages. */
export const texts = baseTexts()
