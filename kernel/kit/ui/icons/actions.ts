import type { IconPath } from './icon-path'

// Icons of controls that most screens have; more are in tools.ts.

export const closeIcon: IconPath = 'M6 6l12 12M18 6L6 18'
export const checkIcon: IconPath = 'M5 12.5l4.5 4.5L19 7.5'
export const pencilIcon: IconPath =
  'M4.5 15.5L15.7 4.3a1.5 1.5 0 0 1 2.1 0l1.9 1.9a1.5 1.5 0 0 1 0 2.1L8.5 19.5l-4.8.8zM13.5 6.5l4 4'
/** A pencil in a speech bubble. */
export const composeIcon: IconPath =
  'M12.5 4.5H7A2.5 2.5 0 0 0 4.5 7v7A2.5 2.5 0 0 0 7 16.5h1V20l4.5-3.5H17a2.5 2.5 0 0 0 2.5-2.5v-2.5M10 11.7l.4-2.4 6.8-6.8a1.4 1.4 0 0 1 2 2l-6.8 6.8z'
export const externalIcon: IconPath =
  'M13.5 4.5h6v6M19.5 4.5L11 13M18 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7.5A1.5 1.5 0 0 1 6 6h4'
