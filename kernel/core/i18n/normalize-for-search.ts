/** Removes case and accents. @example normalizeForSearch(name).includes(normalizeForSearch(query)) */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
