// Readers for untrusted server responses, which replace a value of the wrong type with a harmless default.

type FieldOf<Shape> = Shape extends object ? keyof Shape : never
/** An object that should have the fields of `Shape`, with any values. */
export type Untrusted<Shape> = { readonly [Field in FieldOf<Shape>]?: unknown }

/** An opaque id, sent back to the server as received (decision:tolerant-readers). */
export type Id = string | number

/**
 * Reads an object; `{}` for anything else. With a type of the contract, only its fields can be read, so a field that is
 * renamed in openapi.yaml is a compile error in its reader.
 *
 * @example asRecord<Schema<'Post'>>(answer).content
 */
export function asRecord<Shape = Record<string, unknown>>(value: unknown): Untrusted<Shape> {
  return typeof value === 'object' && value !== null ? value : {}
}

/** Reads a string or number as text; `fallback` for anything else. @example readText(answer.title, 'Untitled') */
export function readText(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : fallback
}

/** Reads a finite number, also from a string. @example readNumber(item.quantity, 1) */
export function readNumber(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback
}

/** Reads a boolean, also from `1`, `"true"`, `"True"`, `0`, `"false"` and `"False"`. @example readBoolean(answer.isPublic) */
export function readBoolean(value: unknown, fallback = false): boolean {
  if (value === true || value === 1 || value === 'true' || value === 'True') return true
  if (value === false || value === 0 || value === 'false' || value === 'False') return false
  return fallback
}

/** Reads an id: a non-empty string or finite number, unchanged. @example readId(answer.postId) */
export function readId(value: unknown): Id | undefined {
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Compares two ids as strings, because ids from a URL are always strings. */
export function sameId(a: Id | undefined, b: Id | undefined): boolean {
  return a !== undefined && b !== undefined && String(a) === String(b)
}

/** Milliseconds since 1970 below which a date was not set: some servers write 0, -1 or the year 1. */
const firstDate = 86_400_000

/** A time without an offset is UTC; a day without a time is that day here, not the one before. */
const withZone = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00` : /T[\d:.]+$/.test(text) ? `${text}Z` : text

/** Reads a date from a timestamp or ISO string. @example readDate(answer.createdAt) */
export function readDate(value: unknown): Date | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const date = new Date(typeof value === 'string' ? withZone(value) : value)
  // Browsers read years into short texts: `-1` is in 2001.
  const hasYear = typeof value === 'number' || /\d{4}/.test(value)
  return hasYear && date.getTime() >= firstDate ? date : undefined
}

/** Invisible characters: white space, control, format and ignorable ones, the braille blank and the null notehead. */
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]+/gu

/** Whether a text has no visible character. @example isBlank(' \u200b') // true */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === ''
