import { slot } from '@kernel'

/**
 * Sections of the settings, cards below `label`: switches and other controls that take effect at once and are stored on this
 * device. A section with a segment is on the screen `/settings?panel=SEGMENT` if an entry of `userMenu` leads there: `notices`,
 * `muted` and `data` of the product. All others are on the screen of the appearance; `/settings#ID` leads to a section.
 * @place `/settings`: one card below another
 * @example
 * fill(settingsSections, { id: 'courses/autoplay', label, load: () => import('./ui/autoplay-setting') })
 */
export const settingsSections = slot<object, 'section'>('preferences/sections')
