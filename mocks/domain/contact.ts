import type { Person } from '../world/world-state'
import { isBlank } from './blank'
import type { Schema } from './contract-types'
import { invalid } from './domain-error'
import { sendMail } from './mail-outbox'
import type { World } from './world'

const operator = 'operator@roda.example'

/** Stores a contact message and e-mails it to the operator. */
export function writeToOperator(
  world: World,
  viewer: Person,
  { contactType, content }: Schema<'Contact'>,
): true {
  if (isBlank(content)) throw invalid('content', 'The message is empty.')
  world.state.contactNotes.push({ personId: viewer.id, contactType, content })
  sendMail(world, operator, `${viewer.name} has written`, content)
  return true
}
