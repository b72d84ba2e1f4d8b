import { asRecord } from '../parse/parse'
import { ApiError } from './api-error'

/** Names of form fields that the server rejected, in lower case because servers differ in casing. */
export function invalidFields(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return []
  return Object.keys(asRecord(asRecord(error.body).errors)).map((name) => name.toLowerCase())
}
