import { asRecord } from '../parse/parse'
import { ApiError } from './api-error'

/**
 * Which fields of a form a server's refusal names, in small letters: servers differ in casing. None where the
 * server names none.
 *
 * @param error what a call failed with
 * @example
 * if (invalidFields(error).includes('login')) setErrors(form, { path: ['login'], errors: [taken] })
 */
export function invalidFields(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return []
  return Object.keys(asRecord(asRecord(error.body).errors)).map((name) => name.toLowerCase())
}
