import type { IconPath } from './icon-path'

export const videoIcon: IconPath =
  'M4.5 6h9A1.5 1.5 0 0 1 15 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM15 10.7l6-3.2v9l-6-3.2'
export const playIcon: IconPath =
  'M7.5 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7z'
export const pauseIcon: IconPath = 'M8 5.5v13M16 5.5v13'
export const likeIcon: IconPath =
  'M7.5 10.5v9.5H5a1.5 1.5 0 0 1-1.5-1.5V12A1.5 1.5 0 0 1 5 10.5zM7.5 10.5L11.3 3.5a2.3 2.3 0 0 1 2.3 2.9L12.8 9.5h5.7a2 2 0 0 1 2 2.4l-1.3 6.5a2 2 0 0 1-2 1.6H7.5'
export const dislikeIcon: IconPath =
  'M16.5 13.5V4H19a1.5 1.5 0 0 1 1.5 1.5V12a1.5 1.5 0 0 1-1.5 1.5zM16.5 13.5l-3.8 7a2.3 2.3 0 0 1-2.3-2.9l.8-3.1H5.5a2 2 0 0 1-2-2.4l1.3-6.5a2 2 0 0 1 2-1.6h9.7'
export const commentIcon: IconPath =
  'M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H12l-4.5 4v-4h-2a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM8 9h8M8 12.5h5'
export const bookmarkIcon: IconPath = 'M7.5 4h9A1.5 1.5 0 0 1 18 5.5v15l-6-4.3-6 4.3v-15A1.5 1.5 0 0 1 7.5 4z'
export const hideIcon: IconPath =
  'M4 4l16 16M9.9 5.8A9.6 9.6 0 0 1 12 5.5c5.5 0 9 6.5 9 6.5a16 16 0 0 1-2.7 3.4M6.3 7.6A15.5 15.5 0 0 0 3 12s3.5 6.5 9 6.5a9.3 9.3 0 0 0 4-.9M10 10a2.8 2.8 0 0 0 4 4'
export const muteIcon: IconPath = 'M11.5 5v14l-4.5-3.8H3.5V8.8H7zM16 9.5l5 5M21 9.5l-5 5'
export const flagIcon: IconPath = 'M6 21V4.5h12.5l-2.5 4.2 2.5 4.3H6'
export const smileIcon: IconPath =
  'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM8.5 14a4 4 0 0 0 7 0M9.2 9.5v.6M14.8 9.5v.6'
export const starIcon: IconPath = 'M12 3.7l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z'
export const calendarIcon: IconPath =
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8.5 3.5v4M15.5 3.5v4'
/** For how long something can be used. */
export const accessIcon: IconPath = 'M7 3.5h10M7 20.5h10M8 3.5v3c0 4 8 7 8 11v3M16 3.5v3c0 4-8 7-8 11v3'
export const certificateIcon: IconPath =
  'M17.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM9 13.7L7.5 21l4.5-2.5 4.5 2.5-1.5-7.3'
