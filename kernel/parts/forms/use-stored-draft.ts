import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $currentUserKey } from '../../core/session/session'
import { type DraftTexts, openDraft } from '../../core/storage/drafts'

/**
 * Returns the stored draft of a form on another screen, for example to mark an unfinished message. Empty while that form is
 * open (`isOpen`), because it then shows the draft itself.
 * @param id as for {@link useDraftForm}
 * @example
 * const { messageText } = useStoredDraft(`messaging/chat.${contact.id}`, isOpen)
 */
export function useStoredDraft(id: string, isOpen: boolean): DraftTexts {
  const owner = useUnit($currentUserKey)
  return useMemo(() => (owner === null || isOpen ? {} : openDraft(owner, id).texts), [owner, id, isOpen])
}
