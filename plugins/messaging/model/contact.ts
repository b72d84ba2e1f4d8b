import { ApiError, asRecord, readId, readList, readText } from '@kernel'
import { normalizeForSearch } from '@kernel/parts'
import type { Contact } from '../contract'

/** Reads conversations, or those that can be written to. @throws ApiError when the answer is no list */
export function readContacts(answer: unknown): Contact[] {
  const contacts = readList(answer, readContactOf)
  // A server may name somebody twice; they are one conversation all the same.
  return [...new Map(contacts.map((contact) => [String(contact.id), contact])).values()]
}

/** Reads one contact; nothing where there is none. @throws ApiError when the answer is something else */
export function readContact(answer: unknown): Contact | null {
  if (answer === null || answer === undefined || answer === '') return null
  const contact = readContactOf(answer)
  if (!contact) throw new ApiError('invalid-response', { body: answer })
  return contact
}

function readContactOf(value: unknown): Contact | undefined {
  const from = asRecord(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  const members = Array.isArray(from.members)
    ? readList(from.members, (member) => readText(asRecord(member).name).trim() || undefined)
    : []
  return { id, name: readText(from.name).trim(), members }
}

/** What a conversation is called: the name of who it is with, or the names of a group's members (MSG-CHAT-01). */
export const displayName = ({ name, members }: Contact, otherwise: string): string =>
  members.join(', ') || name || otherwise

/** Whether a conversation is called like what is looked for, by its name or a member's; accents and case do not count. */
export const nameMatches = ({ name, members }: Contact, wanted: string): boolean =>
  normalizeForSearch([name, ...members].join('\n')).includes(normalizeForSearch(wanted))

/** Conversations with those first that something has come in, as far as this page knows; the server's order for the others. */
export function latestFirst(
  conversations: readonly Contact[],
  latest: readonly string[],
): readonly Contact[] {
  if (latest.length === 0) return conversations
  const place = ({ id }: Contact) => {
    const found = latest.indexOf(String(id))
    return found < 0 ? latest.length : found
  }
  return conversations.toSorted((one, other) => place(one) - place(other))
}
