import { asRecord, type Id, readBoolean, readId, readList, userStore } from '@kernel'
import type { Contact } from '../contract'

/** What the user has set for conversations, of which the server knows nothing: their ids, as text. */
export interface ConversationMarks {
  readonly pinned: readonly string[]
  readonly muted: readonly string[]
}

/** Maximum number of conversations with a mark; the oldest marks go first. */
const maxMarked = 500

const readIds = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? [...new Set(readList(stored, readId).map(String))].slice(-maxMarked) : []

export const conversationMarks = userStore(
  'messaging.marks',
  (stored): ConversationMarks => {
    const { pinned, muted } = asRecord(stored)
    return { pinned: readIds(pinned), muted: readIds(muted) }
  },
  { isOnlyHere: true },
)

/** Whether the list shows only conversations with unread messages. */
export const unreadOnly = userStore('messaging.unreadOnly', readBoolean)

/** Sets or removes a mark; other tabs may have done so already. */
export const markChange =
  (mark: keyof ConversationMarks, conversation: Id, isSet: boolean) =>
  (marks: ConversationMarks): ConversationMarks => {
    const others = marks[mark].filter((id) => id !== String(conversation))
    return { ...marks, [mark]: isSet ? [...others, String(conversation)].slice(-maxMarked) : others }
  }

export const isMuted = ({ muted }: ConversationMarks, conversation: Id): boolean =>
  muted.includes(String(conversation))

/** Puts pinned conversations first; the order stays otherwise. */
export function pinnedFirst(
  conversations: readonly Contact[],
  { pinned }: ConversationMarks,
): readonly Contact[] {
  if (pinned.length === 0) return conversations
  const ids = new Set(pinned)
  const isPinned = ({ id }: Contact) => ids.has(String(id))
  return [...conversations.filter(isPinned), ...conversations.filter((one) => !isPinned(one))]
}
