import type { Person } from '../world/world-state'
import type { Schema } from './contract-types'
import { invalid } from './refusal'
import type { World } from './world'

/** Takes a note to the operator. */
export function writeToOperator(
  { state }: World,
  viewer: Person,
  { contactType, content }: Schema<'Contact'>,
): true {
  if (content.trim() === '') throw invalid('content', 'The message is empty.')
  state.contactNotes.push({ personId: viewer.id, contactType, content })
  return true
}
