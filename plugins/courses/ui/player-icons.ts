import type { IconPath } from '@kernel/ui'

const ten = 'M9.4 10.9l1.5-.9v5.4M14.3 10c1 0 1.6 1 1.6 2.7s-.6 2.7-1.6 2.7-1.6-1-1.6-2.7.6-2.7 1.6-2.7z'

export const back10Icon: IconPath = `M4.9 8.4a8 8 0 1 1-.9 4M4.6 4.2v4.4H9${ten}`
export const forward10Icon: IconPath = `M19.1 8.4a8 8 0 1 0 .9 4M19.4 4.2v4.4H15${ten}`
export const captionsIcon: IconPath =
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM10.3 10.4a2 2 0 1 0 0 3.2M16.8 10.4a2 2 0 1 0 0 3.2'
export const volumeIcon: IconPath =
  'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11'
export const mutedIcon: IconPath = 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5'
export const keyboardIcon: IconPath =
  'M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8'
export const fullScreenIcon: IconPath = 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15'
export const exitFullScreenIcon: IconPath = 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5'
export const lessonsIcon: IconPath = 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01'
