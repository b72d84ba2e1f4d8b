import type { Course } from './course'

/** The text by which the user's courses are searched. */
export const courseText = ({ title, headline, instructor }: Course): string =>
  `${title} ${headline} ${instructor}`
