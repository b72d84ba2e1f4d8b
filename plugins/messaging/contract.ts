import { type Id, route, slot } from '@kernel'

/**
 * Conversations and chat (MSG-LIST-01). The query `with` names the conversation: a person, or a group.
 *
 * @example
 * const to = href(messagesRoute, undefined, { with: userId })
 */
export const messagesRoute = route('messaging/messages', '/messages')

/** Somebody, or a group, that can be written to. */
export interface Contact {
  readonly id: Id
  /** Empty where the server gives none. */
  readonly name: string
  /** The names of the members; nobody for a single person. */
  readonly members: readonly string[]
}

/** Props of {@link contactSearch}. */
export interface ContactSearchProps {
  /** Everybody that can be written to. */
  readonly contacts: readonly Contact[]
  readonly onPick: (contact: Contact) => void
}

/**
 * The search for somebody to begin a conversation with (MSG-LIST-02, decision:slots-across-plugins). With nobody filling it no new
 * conversation can be begun; those that there are go on.
 *
 * @example
 * fill(contactSearch, { id: 'network/contacts', load: () => import('./ui/contact-search') })
 */
export const contactSearch = slot<ContactSearchProps>('messaging/conversations.search')

/** Props of {@link contactFace}. */
export interface ContactFaceProps {
  readonly contact: Contact
}

/**
 * The round picture of a contact (MSG-LIST-01). The initials stand there as long as nobody fills it, and where that fails.
 *
 * @example
 * fill(contactFace, { id: 'network/face', load: () => import('./ui/contact-face') })
 */
export const contactFace = slot<ContactFaceProps>('messaging/conversations.face')
