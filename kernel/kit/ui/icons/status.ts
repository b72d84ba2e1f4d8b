import type { IconPath } from './icon-path'

export const sunIcon: IconPath =
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2.5v2M12 19.5v2M4.5 4.5L6 6M18 18l1.5 1.5M2.5 12h2M19.5 12h2M4.5 19.5L6 18M18 6l1.5-1.5'
export const moonIcon: IconPath = 'M19.7 14.3A8 8 0 0 1 9.7 4.3a8 8 0 1 0 10 10z'
export const systemIcon: IconPath =
  'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5zM12 16.5V20M8 20h8'
export const lockIcon: IconPath =
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5v-3a4 4 0 0 1 8 0v3'
export const eyeIcon: IconPath =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z'
export const eyeOffIcon: IconPath =
  'M4 4l16 16M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.5 7.1A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2'
export const warningIcon: IconPath =
  'M10.7 4.3L2.8 17.8A1.5 1.5 0 0 0 4.1 20h15.8a1.5 1.5 0 0 0 1.3-2.2L13.3 4.3a1.5 1.5 0 0 0-2.6 0zM12 9.5v4M12 16.7h-.01'
export const dangerIcon: IconPath = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7.5v5M12 16.2h-.01'
export const infoIcon: IconPath = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 11.5v5M12 7.8h-.01'
export const successIcon: IconPath = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM8 12.3l2.8 2.8L16 9.5'
export const offlineIcon: IconPath =
  'M4 4l16 16M12 19.5h-.01M8.5 15.8a5 5 0 0 1 6.3-.5M5.2 12.3a10 10 0 0 1 4-2.3M2.2 8.8a15 15 0 0 1 3.7-2.5M10.5 5a15 15 0 0 1 11.3 3.8M14.5 10.2a10 10 0 0 1 4.3 2.1'
