import { type Id, route, slot } from '@kernel'
import type { ActionTools } from '@kernel/parts'

/**
 * Route of conversations and chat. The query parameter `with` is the id of a person or of a conversation; `group` is the id of
 * a group of {@link groupsToMessage}, whose conversation may have another id.
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
  /** Names of the members of a group, each empty if the server sends none; no members for a person. */
  readonly members: readonly string[]
}

/** A group of the user, which may have a conversation. */
export interface GroupToMessage {
  readonly id: Id
  /** Name of the group; empty if the server sends none. */
  readonly name: string
  /** The members without the user. */
  readonly members: readonly (ContactPicture & { readonly name: string; readonly login: string })[]
}

/**
 * The groups of the user: hooks. Name and members tell which conversation belongs to a group.
 * @place `/messages`: the pictures of the members, at the conversation of a group
 * @example
 * fill(groupsToMessage, { id: 'groups/own', load: () => import('./ui/groups-to-message') })
 */
export const groupsToMessage = slot<object, 'value', readonly GroupToMessage[]>(
  'messaging/conversations.groups',
)

/** Props of the contributions to {@link contactSearch}. */
export interface ContactSearchProps {
  /** All contacts the user can write to. */
  readonly contacts: readonly Contact[]
  readonly onPick: (contact: Contact) => void
}

/**
 * Slot for the search of a contact to start a conversation with (decision:slots-across-plugins). Without a
 * contribution, there is no button that starts a conversation.
 * @place `/messages`: in the dialog “New conversation”
 * @example
 * fill(contactSearch, { id: 'network/contacts', load: () => import('./ui/contact-search') })
 */
export const contactSearch = slot<ContactSearchProps, 'component'>('messaging/conversations.search')

/**
 * People to begin with, where the user has no conversation yet.
 * @place `/messages`: below the words that say that there are no conversations
 * @example
 * fill(firstContacts, { id: 'network/people', load: () => import('./ui/suggestions-panel') })
 */
export const firstContacts = slot<object, 'component'>('messaging/conversations.first')

/** The picture of a person, for {@link contactPictures}. */
export interface ContactPicture {
  /** Id of the person; undefined if it is not known. */
  readonly userId: Id | undefined
  /** A stored file name or an absolute URL; empty for none. */
  readonly pictureUrl: string
}

/**
 * The pictures of people whom the user may write to: hooks, which a list of contacts calls once for all its rows. Of several
 * pictures of a person the last one is shown; initials, while they load, and for people without a picture.
 * @place `/messages`: the start of each row of the list, in the header of the conversation, and beside messages
 * @example
 * fill(contactPictures, { id: 'network/pictures', load: () => import('./ui/contact-pictures') })
 */
export const contactPictures = slot<object, 'value', readonly ContactPicture[]>('messaging/contacts.pictures')

/** Props of the contributions to {@link contactDetails}. */
export interface ContactDetailsProps {
  /** A person, not a group. */
  readonly contact: Contact
}

/**
 * Slot for the line below the name of a person, such as the username. Avatar and name belong to the click target of a
 * stretched link.
 * @place `/messages`: below the name in the header of the conversation
 * @example
 * fill(contactDetails, { id: 'network/username', load: () => import('./ui/contact-username') })
 */
export const contactDetails = slot<ContactDetailsProps, 'component'>('messaging/conversation.details')

/** A message, for entries of its menu. */
export interface MessageReference {
  /** Undefined for a message that just arrived, until its conversation is loaded again: the hub tells no ids. */
  readonly id: Id | undefined
  /** Content as untrusted plain text. */
  readonly text: string
  /** Whether the user wrote the message. */
  readonly isOwn: boolean
  /** Name of the author; empty if the server sends none. */
  readonly author: string
}

/** Props of the functions of {@link messageActions}. */
export interface MessageActionProps extends ActionTools {
  readonly message: MessageReference
  /** Id of the person or group of the conversation. */
  readonly contactId: Id
  /** Begins a reply: the text field quotes the first words of the message, and gets the focus. */
  readonly onReply: () => void
  /** Asks for the conversation to which the message is sent, too. */
  readonly onForward: () => void
}

/**
 * Entries of the menu of each message that the server has stored; they act like those of a post. The segment `own` shows an entry only for the user's own
 * messages, `others` only for other messages. The product's own entries are `messaging/reply`, `messaging/copy` and `messaging/forward`, with the orders 10 to 30;
 * without any, a message has no menu.
 * @place `/messages`: in the menu of a message
 * @example
 * fill(messageActions, { id: 'tasks/from-message', label, icon, load: () => import('./ui/create-task') })
 */
export const messageActions = slot<MessageActionProps, 'menu item'>('messaging/message.actions')

/** Props of the contributions to {@link composerTools}. */
export interface ComposerToolProps {
  readonly contact: Contact
  /** Inserts a text into the message at the caret. */
  readonly onInsert: (text: string) => void
}

/**
 * Tools beside the text field of the chat, such as an icon button that inserts a prepared answer.
 * @place `/messages`: between the text field and “Send”
 * @example
 * fill(composerTools, { id: 'answers/insert', load: () => import('./ui/insert-answer') })
 */
export const composerTools = slot<ComposerToolProps, 'component'>('messaging/composer.tools')
