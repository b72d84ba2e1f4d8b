/**
 * Readers for untrusted answers: a value of the wrong kind becomes a harmless one instead of a crash
 * three components later.
 */

/** An id as the server gave it: opaque, sent back as received (decision:tolerant-readers). */
export type Id = string | number

/** The value as an object whose fields may be anything. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

/** A text; numbers are written out, anything else is `otherwise`. @example readText(answer.title, 'Untitled') */
export function readText(value: unknown, otherwise = ''): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : otherwise
}

/** A finite number, also where the server wrote it as a text. @example readNumber(item.quantity, 1) */
export function readNumber(value: unknown, otherwise = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise
}

/** Servers differ in how they write a yes: `true`, `1`, `"true"`. */
export function readBoolean(value: unknown, otherwise = false): boolean {
  if (value === true || value === 1 || value === 'true' || value === 'True') return true
  if (value === false || value === 0 || value === 'false' || value === 'False') return false
  return otherwise
}

/** An id as it came, or nothing where there is none. @example readId(answer.postId) */
export function readId(value: unknown): Id | undefined {
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Two ids name the same thing, also where one came as a number and the other from an address. */
export function sameId(a: Id | undefined, b: Id | undefined): boolean {
  return a !== undefined && b !== undefined && String(a) === String(b)
}

/** A moment in time, or nothing when the value is none; without an offset it is UTC. */
export function readDate(value: unknown): Date | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const date = new Date(typeof value === 'string' && /T[\d:.]+$/.test(value) ? `${value}Z` : value)
  return Number.isNaN(date.getTime()) ? undefined : date
}
