export const toLocalIso = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, -1)

/** The local date in ISO 8601. @example toIsoDate(new Date(2026, 2, 14)) // '2026-03-14' */
export const toIsoDate = (date: Date): string => toLocalIso(date).slice(0, 10)
