/**
 * A text as it is searched: accents and case do not count.
 *
 * @example
 * searchable(name).includes(searchable(wanted))
 */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
