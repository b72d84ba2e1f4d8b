import type { IconPath } from '@kernel/ui'

export const captionsIcon: IconPath =
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM10.3 10.4a2 2 0 1 0 0 3.2M16.8 10.4a2 2 0 1 0 0 3.2'
export const volumeIcon: IconPath =
  'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11'
export const mutedIcon: IconPath = 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5'
export const fullScreenIcon: IconPath = 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15'
export const exitFullScreenIcon: IconPath = 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5'
