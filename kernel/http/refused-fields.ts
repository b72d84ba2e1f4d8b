import { ApiError } from './api-error'
import { fields } from './read'

/**
 * Which fields of a form a server's refusal names, in small letters: servers differ in casing. None where the
 * server names none.
 *
 * @param error what a call failed with
 * @example
 * if (refusedFields(error).includes('login')) setErrors(form, { path: ['login'], errors: [taken] })
 */
export function refusedFields(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return []
  return Object.keys(fields(fields(error.body).errors)).map((name) => name.toLowerCase())
}
