import { type Id, route, slot } from '@kernel'

/**
 * Route of conversations and chat (MSG-LIST-01). The query parameter `with` is the id of a person or group.
 *
 * @example
 * const to = href(messagesRoute, undefined, { with: userId })
 */
export const messagesRoute = route('messaging/messages', '/messages')

/** A person or a group that the user can write to. */
export interface Contact {
  readonly id: Id
  /** Name of the contact; empty if the server sends none. */
  readonly name: string
  /** Names of the members of a group; empty for a person. */
  readonly members: readonly string[]
}

/** Props of the contributions to {@link contactSearch}. */
export interface ContactSearchProps {
  /** All contacts the user can write to. */
  readonly contacts: readonly Contact[]
  readonly onPick: (contact: Contact) => void
}

/**
 * Slot for the search of a contact to start a conversation with (MSG-LIST-02, decision:slots-across-plugins). Without a
 * contribution, there is no button that starts a conversation.
 *
 * @example
 * fill(contactSearch, { id: 'network/contacts', load: () => import('./ui/contact-search') })
 */
export const contactSearch = slot<ContactSearchProps>('messaging/conversations.search')

/** Props of the contributions to {@link contactAvatar}. */
export interface ContactAvatarProps {
  readonly contact: Contact
}

/**
 * Slot for the avatar of a contact (MSG-LIST-01). Initials are shown while a contribution loads, and when
 * there is none or it fails.
 *
 * @example
 * fill(contactAvatar, { id: 'network/face', load: () => import('./ui/contact-avatar') })
 */
export const contactAvatar = slot<ContactAvatarProps>('messaging/conversations.face')
