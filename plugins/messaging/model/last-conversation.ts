import { readId, sameId, userStore } from '@kernel'
import type { Contact } from '../contract'

/** Id of the conversation that the user opened last on this device. */
export const lastConversation = userStore('lastConversation', readId)

/** Returns the conversation to open beside the list: the one opened last, or else the first one of the list. */
export const conversationToOpen = (
  ordered: readonly Contact[],
  last: ReturnType<typeof readId>,
): Contact | undefined => ordered.find(({ id }) => sameId(id, last)) ?? ordered[0]
