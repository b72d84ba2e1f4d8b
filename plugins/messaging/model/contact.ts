import { ApiError, asRecord, readId, readList, readText, type Schema, sameId } from '@kernel'
import type { Contact, ContactPicture, GroupToMessage } from '../contract'
import type { Author } from './message'

/** Reads a list of contacts. @throws ApiError when the answer is no list */
export function readContacts(answer: unknown): Contact[] {
  const contacts = readList(answer, parseContact)
  // A server may list a contact twice.
  return [...new Map(contacts.map((contact) => [String(contact.id), contact])).values()]
}

/** Reads one contact. @returns null for an empty answer @throws ApiError when the answer is something else */
export function readContact(answer: unknown): Contact | null {
  if (answer === null || answer === undefined || answer === '') return null
  const contact = parseContact(answer)
  if (!contact) throw new ApiError('invalid-response', { body: answer })
  return contact
}

function parseContact(value: unknown): Contact | undefined {
  const from = asRecord<Schema<'Conversation'>>(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  const members = Array.isArray(from.members)
    ? readList(
        from.members,
        (member) => (member === null ? undefined : asRecord<Schema<'GroupMember'>>(member)),
        ({ userId }) => readId(userId),
      ).map(({ name }) => readText(name).trim())
    : []
  return { id, name: readText(from.name).trim(), members }
}

/** Returns the names of the members of a group; those without a name are left out. */
export const memberNames = ({ members }: Pick<Contact, 'members'>): string =>
  members.filter(Boolean).join(', ')

/** Returns the name of a conversation: the members of a group or the name of a person. */
export const displayName = (contact: Contact, fallback: string): string =>
  memberNames(contact) || contact.name || fallback

export const contactText = ({ name, members }: Contact): string => [name, ...members].join(' ')

/**
 * Returns the conversation of a group: it may have an id of its own, and then has the name and the members of the group.
 *
 * @param me the name of the user, who is among the members of a conversation
 */
export function conversationOfGroup(
  contacts: readonly Contact[],
  group: Pick<GroupToMessage, 'id' | 'name'> & { readonly members: readonly { readonly name: string }[] },
  me: string | undefined,
): Contact | undefined {
  const namesOf = (names: readonly string[]) =>
    names
      .map((name) => name.trim())
      .filter((name) => name !== me?.trim())
      .sort()
      .join('\n')
  const members = namesOf(group.members.map(({ name }) => name))
  const ofGroups = contacts.filter((contact) => contact.members.length > 0)
  const hasName = ({ name }: Contact) => name === group.name.trim()
  const hasMembers = (contact: Contact) => namesOf(contact.members) === members
  return (
    // The id alone may be that of another conversation.
    ofGroups.find((one) => sameId(one.id, group.id) && (hasName(one) || hasMembers(one))) ??
    ofGroups.find((one) => hasName(one) && hasMembers(one))
  )
}

export interface KnownFaces {
  /** Pictures of people by their ids. */
  readonly pictures: ReadonlyMap<string, string>
  /** The groups of the user; undefined while they load. */
  readonly groups: readonly GroupToMessage[] | undefined
  /** Name of the user. */
  readonly me: string | undefined
}

/** Returns the other members of a group with their pictures, as far as they are known. */
export function facesOfGroup(
  contact: Contact,
  authors: readonly Author[] = [],
  { pictures, groups = [], me }: KnownFaces,
): readonly (ContactPicture & { readonly name: string })[] {
  const own = groups.find((group) => conversationOfGroup([contact], group, me))
  if (own) return own.members.map((member) => ({ ...member, name: member.name || member.login }))
  // Of the groups of other people only the names of the members are known, the own one among them.
  const others = contact.members.filter((member) => member !== me)
  return others.map((name, index) => {
    // A name that two members share could show the wrong face.
    const isUnique = others.indexOf(name) === others.lastIndexOf(name)
    const author = isUnique ? authors.find((one) => one.name === name) : undefined
    return { userId: index, name, pictureUrl: pictures.get(String(author?.id)) ?? '' }
  })
}

/** Puts conversations with new messages first; keeps the server's order for the others. */
export function latestFirst(
  conversations: readonly Contact[],
  latest: readonly string[],
): readonly Contact[] {
  if (latest.length === 0) return conversations
  const ranks = new Map(latest.map((id, index) => [id, index]))
  const rank = ({ id }: Contact) => ranks.get(String(id)) ?? latest.length
  return conversations.toSorted((one, other) => rank(one) - rank(other))
}
