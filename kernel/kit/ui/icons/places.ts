import type { IconPath } from './icon-path'

export const homeIcon: IconPath = 'M4 11l8-7 8 7M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-5.5h4V20'
export const postsIcon: IconPath =
  'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 9h8M8 12.5h8M8 16h4.5'
export const peopleIcon: IconPath =
  'M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM2.5 19.5a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.3'
export const personIcon: IconPath = 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20a7.5 7.5 0 0 1 15 0'
export const personAddIcon: IconPath =
  'M13 8a3.75 3.75 0 1 1-7.5 0A3.75 3.75 0 0 1 13 8zM2.5 20a6.75 6.75 0 0 1 13.5 0M19 8v6M16 11h6'
export const groupIcon: IconPath =
  'M15 8.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM6.5 19a5.5 5.5 0 0 1 11 0M6.2 11.4A2.6 2.6 0 1 1 6 6.6M1.5 17a4.8 4.8 0 0 1 2.7-3.4M17.8 11.4a2.6 2.6 0 1 0 .2-4.8M22.5 17a4.8 4.8 0 0 0-2.7-3.4'
export const chatIcon: IconPath =
  'M20 11.5a7.5 7.5 0 0 1-7.5 7.5c-1.3 0-2.5-.3-3.6-.9L4 19.5l1.4-4.4A7.5 7.5 0 1 1 20 11.5z'
export const courseIcon: IconPath =
  'M12 6.5C10.3 5.2 8 4.5 4 4.5V18c4 0 6.3.7 8 2 1.7-1.3 4-2 8-2V4.5c-4 0-6.3.7-8 2zM12 6.5V20'
export const cartIcon: IconPath =
  'M2.5 4h2.3l2.4 11.2a1 1 0 0 0 1 .8h9.4a1 1 0 0 0 1-.8L20.5 8H5.7M10 20a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0zM17.2 20a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0z'
export const cardIcon: IconPath =
  'M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2.5 9.5h19M6.5 15h3.5'
export const bellIcon: IconPath = 'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10zM10 20a2.3 2.3 0 0 0 4 0'
export const compassIcon: IconPath = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM15.5 8.5l-2 5-5 2 2-5z'
export const clockIcon: IconPath = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7v5l3.2 2'
export const globeIcon: IconPath =
  'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5z'
export const settingsIcon: IconPath =
  'M4 7h9M19 7h1M4 17h1M11 17h9M18 7a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM11 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z'
export const tagIcon: IconPath =
  'M3.5 4.5v7.2a1.5 1.5 0 0 0 .44 1.06l7.3 7.3a1.5 1.5 0 0 0 2.12 0l7-7a1.5 1.5 0 0 0 0-2.12l-7.3-7.3a1.5 1.5 0 0 0-1.06-.44H4.5a1 1 0 0 0-1 1zM8 8.5h-.01'
export const mailIcon: IconPath =
  'M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 7l7.7 5.6a2.2 2.2 0 0 0 2.6 0L21 7'
export const loginIcon: IconPath = 'M14 4h4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-4M10 8l4 4-4 4M14 12H4'
export const logoutIcon: IconPath = 'M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M16 8l4 4-4 4M20 12H10'
export const imageIcon: IconPath =
  'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4zM10.2 9a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0zM4.5 18l4.7-4.7a1 1 0 0 1 1.4 0L13 15.7l2.2-2.2a1 1 0 0 1 1.4 0L20 16.9'
export const networkIcon: IconPath =
  'M14.3 5.6a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0zM7.8 17.6a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0zM20.8 17.6a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0zM10.9 7.6l-4.3 8M13.1 7.6l4.3 8M7.8 17.6h8.4'
