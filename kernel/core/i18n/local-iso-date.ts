/** A moment as programs write it, in the reader's own zone, which it does not name: `2026-03-14T09:26:53.589`. */
export const toLocalIso = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, -1)

/**
 * A day as programs read it, in the reader's own zone.
 *
 * @example toIsoDate(new Date(2026, 2, 14)) // '2026-03-14'
 */
export const toIsoDate = (date: Date): string => toLocalIso(date).slice(0, 10)
