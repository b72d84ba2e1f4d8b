/**
 * Parses an integer and clamps it.
 * @returns `undefined` when it is not a number
 */
export function integerIn(wanted: string | number, min: number, max: number): number | undefined {
  const number = typeof wanted === 'number' ? wanted : Number.parseInt(wanted, 10)
  if (!Number.isFinite(number)) return undefined
  return Math.min(max, Math.max(min, Math.trunc(number)))
}
