import type { IconPath } from './icon-path'

// Icons of controls that most screens have; more are in tools.ts.

export const closeIcon: IconPath = 'M6 6l12 12M18 6L6 18'
export const checkIcon: IconPath = 'M5 12.5l4.5 4.5L19 7.5'
export const pencilIcon: IconPath =
  'M4.5 15.5L15.7 4.3a1.5 1.5 0 0 1 2.1 0l1.9 1.9a1.5 1.5 0 0 1 0 2.1L8.5 19.5l-4.8.8zM13.5 6.5l4 4'
export const externalIcon: IconPath =
  'M13.5 4.5h6v6M19.5 4.5L11 13M18 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7.5A1.5 1.5 0 0 1 6 6h4'
