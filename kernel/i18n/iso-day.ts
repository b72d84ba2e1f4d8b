/**
 * A day as programs read it, in the reader's own zone.
 *
 * @example isoDay(new Date(2026, 2, 14)) // '2026-03-14'
 */
export function isoDay(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join('-')
}
