import { asRecord } from '../parse/parse'
import { ApiError } from './api-error'

/**
 * The form fields that the server rejected.
 * @returns names in lower case, since servers differ in casing; empty when the server names none
 * @example
 * if (invalidFields(error).includes('login')) setErrors(form, { path: ['login'], errors: [taken] })
 */
export function invalidFields(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return []
  return Object.keys(asRecord(asRecord(error.body).errors)).map((name) => name.toLowerCase())
}
