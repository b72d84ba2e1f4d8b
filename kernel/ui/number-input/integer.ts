/** Parses an integer and clamps it to the bounds; `undefined` when the text is not a number. */
export function integerIn(input: string | number, min: number, max: number): number | undefined {
  const number = typeof input === 'number' ? input : Number.parseInt(input, 10)
  if (!Number.isFinite(number)) return undefined
  return Math.min(max, Math.max(min, Math.trunc(number)))
}
