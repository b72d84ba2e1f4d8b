import { api, authenticationFailed, navigate, unwrap } from '@kernel'
import { createStaleCheck, requestFailed } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { waitingListRoute } from '../contract'
import type { WaitingListForm } from '../model/waiting-list-form'
import { accountsTexts } from '../texts'

/**
 * Puts somebody on the waiting list, and tells them if that did not work (ACC-WAIT-02).
 *
 * @returns what sends a form
 */
export function useJoinWaitingList() {
  const [fail, go, tellFailed] = useUnit([authenticationFailed, navigate, requestFailed])

  return async (entry: WaitingListForm): Promise<void> => {
    const isStillHere = createStaleCheck()
    try {
      // What a good answer holds is not documented, so nothing is read from it.
      await unwrap(api.POST('/api/user/waitingListRegister', { body: entry, parseAs: 'text' }))
      if (isStillHere()) go({ to: waitingListRoute })
    } catch (cause) {
      fail({ text: 'Invalid data', cause })
      tellFailed({ text: accountsTexts.ref('waitingList.error.message'), error: cause })
    }
  }
}
