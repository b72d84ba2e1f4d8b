import { slot } from '@kernel'

/**
 * Sections of the screen `/settings`, each with a label: switches and other controls that take effect at once and are
 * stored on this device.
 * @place `/settings`: one section below another
 * @example
 * fill(settingsSections, { id: 'courses/autoplay', label, load: () => import('./ui/autoplay-setting') })
 */
export const settingsSections = slot<object, 'section'>('preferences/sections')
