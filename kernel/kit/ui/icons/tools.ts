import type { IconPath } from './icon-path'

export const menuIcon: IconPath = 'M4 7h16M4 12h16M4 17h16'
export const chevronDownIcon: IconPath = 'M6 9.5l6 6 6-6'
export const chevronUpIcon: IconPath = 'M6 14.5l6-6 6 6'
export const chevronLeftIcon: IconPath = 'M14.5 6l-6 6 6 6'
export const chevronRightIcon: IconPath = 'M9.5 6l6 6-6 6'
export const arrowBackIcon: IconPath = 'M20 12H4.5M11 5.5L4.5 12l6.5 6.5'
export const plusIcon: IconPath = 'M12 5v14M5 12h14'
export const minusIcon: IconPath = 'M5 12h14'
export const trashIcon: IconPath =
  'M4 6.5h16M9 6.5V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1.5M6 6.5l.8 12.1A1.5 1.5 0 0 0 8.3 20h7.4a1.5 1.5 0 0 0 1.5-1.4L18 6.5M10 11v5M14 11v5'
export const linkIcon: IconPath =
  'M10 14a4 4 0 0 0 5.7.3l3.1-3.1a4 4 0 0 0-5.7-5.7L11.8 6.8M14 10a4 4 0 0 0-5.7-.3l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3'
export const copyIcon: IconPath =
  'M10 8.5h8.5a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5H10a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 10 8.5zM5.5 15.5A1.5 1.5 0 0 1 4 14V5.5A1.5 1.5 0 0 1 5.5 4H14a1.5 1.5 0 0 1 1.5 1.5'
/** A box with an arrow that leaves it. */
export const shareIcon: IconPath = 'M12 15V3.5M7.5 8L12 3.5 16.5 8M6 11.5H4.5v9h15v-9H18'
export const searchIcon: IconPath = 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM20 20l-4.4-4.4'
export const sendIcon: IconPath = 'M20.5 3.5L10 14M20.5 3.5L14 20.5l-4-6.5-6.5-4z'
export const sortIcon: IconPath = 'M5 7h14M5 12h9M5 17h4'
export const downloadIcon: IconPath = 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15'
export const uploadIcon: IconPath = 'M12 15.5v-11M7 9l5-5 5 5M4.5 20h15'
export const refreshIcon: IconPath = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5'
export const moreIcon: IconPath =
  'M6.1 12a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0zM12.6 12a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0zM19.1 12a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0z'
export const fileIcon: IconPath =
  'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zM13.5 3.5v5h5'
