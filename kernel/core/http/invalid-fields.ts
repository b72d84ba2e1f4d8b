import { asRecord } from '../parse/parse'
import { outcomeOf } from './outcome'

/** Names of form fields that the server rejected, in lower case because servers differ in casing. */
export function invalidFields(error: unknown): readonly string[] {
  return Object.keys(asRecord(asRecord(outcomeOf(error).body).errors)).map((name) => name.toLowerCase())
}
